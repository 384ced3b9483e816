import type { Expected, MoveText } from './expected-moves.ts';
import { ledgerText, plain } from './expected-moves.ts';
import type { Row, ServerState } from './server-state.ts';

const tally = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/** What the ledger has and nobody confirmed, and what was confirmed and the ledger lacks. */
export function movesApart(expected: readonly MoveText[], rows: readonly Row[], before: ReadonlySet<string>): readonly string[] {
  const there = tally(rows.filter(({ id }) => !before.has(id)).map(ledgerText));
  const wanted = tally(expected);
  return [...new Set([...there.keys(), ...wanted.keys()])].flatMap((text) => {
    const [has, should] = [there.get(text) ?? 0, wanted.get(text) ?? 0];
    return has === should ? [] : [`${text}: confirmed ${should} times, in the ledger ${has} times`];
  });
}

/** The figures of documents against the confirmed ones; where nothing was confirmed, nothing may stand. */
export function figuresApart({ figures }: Expected, server: ServerState, before: ReadonlySet<string>): readonly string[] {
  const apart: string[] = [];
  const look = (name: string, has: unknown, words: string): void => {
    const should = figures.get(name);
    if (has === null || has === undefined ? should !== undefined : plain(has) !== (should ?? '0'))
      apart.push(`${words}: confirmed ${should ?? 'nothing'}, on the server ${has}`);
  };
  const isOurs = ({ id }: Row): boolean => !before.has(id);
  for (const receipt of server.receipts.filter(isOurs))
    for (const line of receipt['lines'] as readonly Row[])
      for (const name of ['receivedQty', 'rejectedQty'])
        look(`${line.id} ${name}`, line[name], `${receipt['number']} ${line['partLabel']} ${name}`);
  for (const task of server.putaways.filter(isOurs))
    look(`${task['number']} doneQty`, task['doneQty'], `${task['number']} put away`);
  for (const task of server.picks) {
    look(`${task['number']} pickedQty`, task['pickedQty'], `${task['number']} picked`);
    const should = figures.get(`${task['number']} status`);
    const isOpen = ['00', '12'].includes(task['status']);
    if (should ? task['status'] !== should : !isOpen)
      apart.push(`${task['number']}: confirmed as ${should ?? 'open'}, on the server ${task['status']}`);
  }
  for (const count of server.counts)
    for (const line of count['lines'] as readonly Row[]) {
      const should = figures.get(`${line.id} countedQty`);
      const has = line['countedQty'] === null ? undefined : plain(line['countedQty']);
      if (has !== should)
        apart.push(`${count['number']} ${line['locationLabel']} ${line['partLabel']}: counted ${should}, on the server ${has}`);
    }
  return apart;
}

/** Each balance is what its moves add up to, and none is below nothing. */
export function balancesApart({ moves, balances }: ServerState): readonly string[] {
  const sums = new Map<string, number>();
  const keyOf = (row: Row, location: string, status: string): string =>
    [row[location], row['partLabel'], row['batch'] ?? '', row['container'] ?? '', row[status]].join(' · ');
  const add = (key: string, qty: number): void => void sums.set(key, (sums.get(key) ?? 0) + qty);
  for (const row of moves) {
    if (row['fromLocation']) add(keyOf(row, 'fromLocationLabel', 'fromStatus'), -Number(row['qty']));
    if (row['toLocation']) add(keyOf(row, 'toLocationLabel', 'toStatus'), Number(row['qty']));
  }
  const stands = new Map(balances.map((row) => [keyOf(row, 'locationLabel', 'stockStatus'), Number(row['qty'])]));
  return [
    ...[...stands].flatMap(([key, qty]) => (qty < 0 ? [`${key} is ${qty}`] : [])),
    ...[...new Set([...sums.keys(), ...stands.keys()])].flatMap((key) => {
      const [sum, stand] = [sums.get(key) ?? 0, stands.get(key) ?? 0];
      return Math.abs(sum - stand) < 1e-6 ? [] : [`${key}: the moves add up to ${sum}, the balance is ${stand}`];
    }),
  ];
}
