import { war } from './war.ts';

/** `warProcess.ts INDEX`: one war, told as JSON to the process that measures. */
console.log(JSON.stringify(war(Number(process.argv[2]))));
