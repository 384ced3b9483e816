import { type Entity, isNumber, type Text } from '@takt/model';
import type { Choice, Column, Condition, Row } from '../api/calls.ts';
import { loadNames } from '../api/lists.ts';
import { flagChoices } from '../fields/choice/flag.ts';
import { textsIn } from '../fields/view.ts';
import type { Params } from '../list/params.ts';
import { fieldOf, shownOf, stateOf } from '../list/cell.tsx';
import { conditionWords } from '../list/condition-words.ts';
import { cellText, type Codelists } from './cell-text.ts';
import type { PrintTable } from './sheet.ts';

interface Words {
  readonly say: (text: Text) => string;
  readonly codes: Codelists;
}

/** The rows of a list as they are shown: the same columns in the same order. */
export function listTable(
  entity: Entity | undefined,
  columns: readonly Column[],
  rows: readonly Row[],
  words: Words,
): PrintTable {
  const placed = columns.map((column) => ({ column, field: fieldOf(entity, column) }));
  return {
    title: null,
    columns: placed.map(({ column, field }) => ({ label: words.say(column.label), right: isNumber(field) })),
    rows: rows.map((row) =>
      placed.map(({ column, field }) => {
        const { value, label } = shownOf(column, row);
        const state = stateOf(entity, column.name, value);
        return state ? words.say(state.label) : cellText(field, value, label, words);
      }),
    ),
  };
}

/** What a list is limited to, in words; names of rows are asked for. */
export async function conditionFacts(
  conditions: readonly Condition[],
  params: Params,
  { say, codes }: Words,
): Promise<readonly (readonly [string, string])[]> {
  const set = conditions.filter(({ name }) => Object.hasOwn(params, name));
  return Promise.all(
    set.map(async ({ name, label, kind, source }): Promise<readonly [string, string]> => {
      const value = params[name];
      const target = typeof source === 'string' ? source : '';
      const linked = ['ref', 'refs', 'user', 'department'].includes(kind);
      const names = linked ? await loadNames(target, textsIn(value)) : [];
      const fixed: readonly Choice[] = source !== null && typeof source !== 'string' ? source : flagChoices(kind);
      const choices = [...(codes.get(target) ?? []), ...fixed];
      const wordOf = (one: string): string => {
        const choice = choices.find((each) => each.value === one);
        return choice ? say(choice.label) : (names.find((each) => each.value === one)?.label ?? one);
      };
      return [say(label), conditionWords(kind, value, wordOf, say)];
    }),
  );
}
