import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct } from '../company.ts';
import { figure, FULL, seeded, sized } from './figure.ts';
import { difference, note, send } from './rights-answers.ts';
import { type Answer, expected, type Fact } from './rights-oracle.ts';
import { request } from './rights-requests.ts';
import { openWorld, storedRows, type World } from './rights-world.ts';

const SEED = Number(process.env['TAKT_SEED'] ?? 20_261_117);
const REQUESTS = sized(20_000, 2000);
const ANSWERS: readonly Answer[] = ['answered', 'let through', 'no right', 'not found', 'out of scope', 'unknown field'];
const draw = seeded(SEED);

let factory: Factory;
let world: World;
beforeAll(async () => {
  factory = await openProduct();
  world = await openWorld(factory, draw);
});
afterAll(() => factory.close());

const standing = (rows: ReadonlyMap<string, readonly Fact[]>): readonly string[] =>
  [...rows].flatMap(([entity, facts]) =>
    facts.map(({ id, version, deleted }) => `${entity} ${id} ${version} ${deleted}`).toSorted(),
  );

test('security F2 F13: 20,000 generated requests agree with an oracle of the definitions', async () => {
  const { members, facts } = world;
  const answers = new Map<string, number>();
  const differences: string[] = [];
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const who = members[Math.floor(draw() * members.length)];
    if (!who) throw new Error('nobody is there to ask');
    const ask = request(draw, facts);
    const wanted = expected(facts, who, ask);
    const got = await send(facts, who, ask);
    note(facts, ask, got);
    answers.set(got.answer, (answers.get(got.answer) ?? 0) + 1);
    const unlike = difference(wanted, got);
    if (unlike) differences.push(`request ${turn}, somebody ${who.name}, ${JSON.stringify(ask)}: ${unlike}`);
  }
  const counted = ANSWERS.map((answer) => `${answers.get(answer) ?? 0} ${answer}`).join(', ');
  figure(
    'rights',
    `${REQUESTS} requests (TAKT_SEED=${SEED}) of ${members.length} people about ${facts.definitions.size} entities: ${differences.length} differ; ${counted}`,
  );
  expect(differences).toEqual([]);
  // Few rows are seen from elsewhere: a short run may miss them.
  if (FULL) expect([...answers.keys()].toSorted()).toEqual(ANSWERS);
  // What was refused has left no trace, and what was done is what was asked for.
  expect(standing(await storedRows(factory))).toEqual(standing(facts.rows));
  expect(factory.faults).toEqual([]);
}, 1_200_000);
