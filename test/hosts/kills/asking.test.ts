import { deadAtQuestions, isLong } from './deadAtQuestions.ts';

deadAtQuestions((kit) => !isLong(kit));
