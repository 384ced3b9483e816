import type { Field, Fields } from '@takt/model';
import { useQueryClient } from '@tanstack/react-query';
import { KEYS_AT_ONCE, loadOptionsCalled, type Option } from '../../api/calls.ts';
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

/** The first word of a text: rows are named by their code, and then by what they are called. */
const codeIn = (text: string): string => text.split(' ')[0] ?? text;

/** The rows meant by the texts of one column, asked for together: called exactly that, or having it as the first part of the name. */
async function rowsCalled(target: string, texts: readonly string[]): Promise<ReadonlyMap<string, CellValue>> {
  const keys = [...new Set(texts.map(codeIn))];
  const parts = Array.from({ length: Math.ceil(keys.length / KEYS_AT_ONCE) }, (_, n) =>
    keys.slice(n * KEYS_AT_ONCE, (n + 1) * KEYS_AT_ONCE),
  );
  const found: Option[] = [];
  for (const part of parts) found.push(...(await loadOptionsCalled(target, part)));
  const byLabel = new Map(found.map((row) => [row.label.toLowerCase(), row]));
  const byCode = new Map(found.map((row) => [codeIn(row.label).toLowerCase(), row]));
  return new Map(
    texts.map((text): [string, CellValue] => {
      const row = byLabel.get(text.toLowerCase()) ?? byCode.get(text.toLowerCase());
      // A name nobody bears stays as pasted, so that the field can refuse it in place.
      return [text, row ? { value: row.value, label: row.label } : { value: text, label: text }];
    }),
  );
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
    const wanted = over.flatMap((name, column): (readonly [string, string])[] => {
      const target = fields[name]?.kind === 'refs' ? undefined : fields[name]?.options.to;
      const texts = block.map((cells) => cells[column]?.trim() ?? '').filter((one) => one !== '');
      return target === undefined ? [] : texts.map((one) => [target, one] as const);
    });
    const targets = [...Map.groupBy(wanted, ([target]) => target)];
    const rows = new Map<string, ReadonlyMap<string, CellValue>>();
    await each(targets, async ([target, asked]) => {
      rows.set(target, await rowsCalled(target, [...new Set(asked.map(([, text]) => text))]));
    });
    return block.map((cells) =>
      cells.flatMap((cell, column): CellValue[] => {
        const name = over[column];
        const field = name === undefined ? undefined : fields[name];
        if (!field || name === undefined) return [];
        const row = field.options.to === undefined ? undefined : rows.get(field.options.to)?.get(cell.trim());
        return [row ?? { value: pastedValue(field, cell, choices.get(name) ?? []), label: null }];
      }),
    );
  };
}
