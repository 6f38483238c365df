import { casesHere } from '#test/support/cases/chapter.ts';

casesHere(import.meta.dirname);
