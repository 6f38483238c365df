import { lawSubjects } from '#test/support/laws/lawSubjects.ts';
import { lawsOf } from './rulesetLaws.ts';

for (const subject of Object.values(lawSubjects)) lawsOf(subject());
