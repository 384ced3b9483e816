import type { Action, AnyDocument, Branch } from './document.ts';

const cell = (name: string, action: Action, state: string): string => {
  if (![action.from].flat().includes(state)) return '·';
  if (name === 'delete') return 'gone';
  if (action.to === undefined) return 'stay';
  return typeof action.to === 'string' ? action.to : action.to.map((branch: Branch) => branch.to).join('/');
};

/** The transition table as text: one row per action, one column per state. Written for tests and for docs. */
export function transitionTable(doc: AnyDocument): string {
  const states = Object.keys(doc.states);
  const rows = Object.entries<Action>(doc.actions)
    .filter(([, action]) => [action.from].flat().length > 0)
    .map(([name, action]) => [name, ...states.map((state) => cell(name, action, state))]);
  const table = [['', ...states], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}
