import { deadAtQuestions, isLong } from './deadAtQuestions.ts';

deadAtQuestions(isLong);
