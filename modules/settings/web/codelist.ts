import { callServer, type Choice } from '@takt/web';
import { listItems } from '../defs/dictionary.ts';

/** The values of a list as they stand for the company; what is no longer offered keeps its words on old rows. */
export async function codelist(name: string): Promise<readonly Choice[]> {
  const items = await callServer(listItems, { list: name });
  return items.map(({ value, label, offered }) => ({ value, label, ...(!offered && { retired: true }) }));
}
