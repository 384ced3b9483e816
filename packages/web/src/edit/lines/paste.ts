import type { Field, Fields } from '@takt/model';
import { useQueryClient } from '@tanstack/react-query';
import { loadOptions } from '../../api/calls.ts';
import { useProduct } from '../../product/assembly.ts';
import { blockOf, type NamedValue, pastedValue } from './block.ts';
import { type CellValue, enteredFields } from './lines.ts';

const AT_ONCE = 6;

/** Works through a list, a few at a time. */
async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...list];
  const next = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** The row meant by a text: called exactly that, or having it as the first part of its name. */
async function rowCalled(target: string, text: string): Promise<CellValue> {
  const found = await loadOptions(target, text.split(' ')[0] ?? text).catch(() => []);
  const low = text.toLowerCase();
  const exact = found.find(({ label }) => label.toLowerCase() === low);
  const row = exact ?? found.find(({ label }) => label.toLowerCase().split(' ')[0] === low);
  // A name nobody bears stays as pasted, so that the field can refuse it in place.
  return row ? { value: row.value, label: row.label } : { value: text, label: text };
}

/** Reads a block copied elsewhere against the fields it is pasted over; names of rows are looked up on the server. */
export function usePasted(fields: Fields) {
  const client = useQueryClient();
  const { codelist } = useProduct();
  const choicesOf = async ({ options }: Field): Promise<readonly NamedValue[]> => {
    if (options.values) return Object.entries(options.values).map(([value, names]) => ({ value, names }));
    if (!options.list) return [];
    const name = options.list;
    const list = await client.fetchQuery({ queryKey: ['codelist', name], queryFn: () => codelist(name), staleTime: 300_000 });
    return list.map(({ value, label }) => ({ value, names: label }));
  };
  return async (text: string, start: string): Promise<readonly (readonly CellValue[])[]> => {
    const block = blockOf(text);
    const names = enteredFields(fields);
    const over = names.slice(Math.max(0, names.indexOf(start)));
    const choices = new Map<string, readonly NamedValue[]>();
    await each(over, async (name) => void choices.set(name, await choicesOf(fields[name] as Field)));
    const rows = new Map<string, CellValue>();
    const wanted = over.flatMap((name, column) => {
      const target = fields[name]?.kind === 'refs' ? undefined : fields[name]?.options.to;
      const texts = new Set(block.map((cells) => cells[column]?.trim() ?? '').filter((one) => one !== ''));
      return target === undefined ? [] : [...texts].map((one) => ({ target, text: one }));
    });
    await each(wanted, async (one) => void rows.set(`${one.target} ${one.text}`, await rowCalled(one.target, one.text)));
    return block.map((cells) =>
      cells.flatMap((cell, column): CellValue[] => {
        const name = over[column];
        const field = name === undefined ? undefined : fields[name];
        if (!field || name === undefined) return [];
        const row = field.options.to === undefined ? undefined : rows.get(`${field.options.to} ${cell.trim()}`);
        return [row ?? { value: pastedValue(field, cell, choices.get(name) ?? []), label: null }];
      }),
    );
  };
}
