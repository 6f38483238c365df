import { kitOf } from '#test/support/kits/kits.ts';
import { formLooks, walksWithForms } from '#test/support/page/everyForm.ts';

walksWithForms(kitOf('galactic-conquest'), formLooks, () => true);
