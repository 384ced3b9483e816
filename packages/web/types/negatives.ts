/** What the compiler must refuse of calls to the server. A line that stops being an error fails `tsc`. */
import { command, integer, query, text } from '@takt/model';
import { callServer, engineQuery } from '../src/api/call-server.ts';
import { callKey, useCall, useCommand } from '../src/api/use-call.ts';

interface Found {
  readonly rows: readonly { readonly code: string }[];
}
const name = text('名称', 'Name', { required: true });
const find = query<Found>()('x.find', ['查找', 'Find'], { name, most: integer('最多', 'Most') });
const rename = command<{ readonly changed: number }>()('x.rename', ['改名', 'Rename'], { name });
const state = query<{ readonly open: boolean }>()('x.state', ['状态', 'State'], {});
const titles = engineQuery<{ readonly page: string }, readonly string[]>('/x/titles');

export async function calls(): Promise<void> {
  await callServer(find, { name: 'a' });
  await callServer(find, { name: 'a', most: null });
  await callServer(state);
  // @ts-expect-error a required input left out
  await callServer(find, { most: 3 });
  // @ts-expect-error no input where one is required
  await callServer(find);
  // @ts-expect-error an input of another kind
  await callServer(find, { name: 'a', most: '3' });
  // @ts-expect-error an input nobody declared
  await callServer(find, { name: 'a', mots: 3 });
  // @ts-expect-error the same at an address of the engine
  await callServer(titles, { pgae: 'a' });
  // @ts-expect-error an answer read as another type
  const wrong: readonly string[] = await callServer(find, { name: 'a' });
  // @ts-expect-error a part of the answer nobody declared
  const { list } = await callServer(find, { name: 'a' });
  // @ts-expect-error the answer of an address of the engine read as another type
  const number: number = (await callServer(titles, { page: 'a' }))[0] ?? 0;
  // @ts-expect-error a key with an input of another contract
  callKey(find, { nmae: wrong, number, list });
}

export function Hooks() {
  const found = useCall(find, { name: 'a' });
  const codes = useCall(find, null, { select: ({ rows }) => rows.map(({ code }) => code) });
  const renaming = useCommand(rename, { onSuccess: ({ changed }) => changed.toFixed() });
  renaming.mutate({ name: 'b' });
  // @ts-expect-error a query that lacks what is required
  useCall(find, {});
  // @ts-expect-error a part of the answer nobody declared
  found.data?.list.at(0);
  // @ts-expect-error a chosen part read as another type
  codes.data?.[0]?.toFixed();
  // @ts-expect-error a command with an input of another kind
  renaming.mutate({ name: 3 });
  // @ts-expect-error a command that is sent nothing and needs something
  renaming.mutate();
  // @ts-expect-error a part of the command's answer nobody declared
  useCommand(rename, { onSuccess: ({ renamed }) => renamed });
  return null;
}
