import * as rows from '../../../src/contract/rows/site/field.ts';
import { Refusal } from '../../engine/refusal.ts';
import { handle } from '../../pipeline/handle.ts';
import { noteField } from '../../rules/site/field-measures.ts';

export const fieldHandlers = [
  handle(rows.fieldMeasures, ({ world, body, flag }) => {
    if (flag('FIELD_SHARE') === 0) throw new Refusal('permission.denied', { why: 'FIELD_SHARE is 0: nobody asks' });
    noteField(world, body);
    return null;
  }),
];
