import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { adminClient } from './deliveries.ts';
import { Handheld } from './handheld.ts';
import { chanceOf } from './handheld-abuse/chance.ts';
import { acceptedIn, answersIn } from './handheld-abuse/confirmed.ts';
import { balancesApart, figuresApart, movesApart } from './handheld-abuse/differences.ts';
import { expectedOf } from './handheld-abuse/expected-moves.ts';
import { makeFaulty } from './handheld-abuse/network.ts';
import { observeDevice, type Noted } from './handheld-abuse/observer.ts';
import { makeOwnWarehouse } from './handheld-abuse/own-warehouse.ts';
import { Person } from './handheld-abuse/person.ts';
import { readServer } from './handheld-abuse/server-state.ts';
import { carriedOff, signsApart, unworded } from './handheld-abuse/signs.ts';
import { Work } from './handheld-abuse/work.ts';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { test } from './test.ts';

/** The gate takes few; `TAKT_ABUSE_ACTIONS=5000` takes as many, and `TAKT_ABUSE_SEED` repeats what a run has printed. */
const ACTIONS = Number(process.env['TAKT_ABUSE_ACTIONS'] ?? 150);
const SEED = Number(process.env['TAKT_ABUSE_SEED'] ?? randomInt(10 ** 9));
const TOP_UP_EVERY = 60;
const MENU_EVERY = 100;
/** Of one action with all that belongs to it, on a busy machine. */
const ACTION_MS = 2000;

const least = (noted: readonly Noted[], kind: 'tap' | 'key'): number =>
  Math.min(...noted.flatMap((one) => (one.kind === kind ? [one.sinceMs] : [])));

async function abuse(journey: JourneyContext, lang: Lang): Promise<void> {
  test.setTimeout(480_000 + ACTIONS * ACTION_MS);
  const began = Date.now();
  console.log(`handheld abuse: seed ${SEED}, ${ACTIONS} actions (${lang})`);
  const chance = chanceOf(SEED);
  const admin = await adminClient(journey);
  const own = await makeOwnWarehouse(admin);
  const work = new Work(admin, own, chance);
  await work.stock();
  const before = await readServer(admin, own);
  const known = new Set([before.moves, before.receipts, before.putaways].flatMap((rows) => rows.map(({ id }) => id)));
  await work.topUp();

  let noted: readonly Noted[] = [];
  const handheld = await Handheld.open(journey, lang, own.code, async (device) => {
    noted = await observeDevice(device);
    await makeFaulty(device);
  });
  const person = await Person.at(handheld, journey.home, own, chance);
  const diary: string[] = [];
  for (let nth = 1; nth <= ACTIONS; nth += 1) {
    diary.push(`${nth} ${new URL(handheld.page.url()).hash} ${await person.act()}`);
    if (nth % TOP_UP_EVERY === 0) await work.topUp();
    if (nth % MENU_EVERY === 0) await person.backToMenu();
  }
  await person.comeBack();
  await person.backToMenu();
  await handheld.hasNoneWaiting();

  const refusals = noted.flatMap((one) => (one.kind === 'entry' && one.entry.refusal ? [one.entry.refusal.text[1]] : []));
  await writeFile(test.info().outputPath('diary.txt'), [...diary, ...refusals].join('\n'));
  const answers = answersIn(noted);
  const server = await readServer(admin, own);
  const accepted = acceptedIn(answers);
  const expected = expectedOf(accepted, server, own.codes);
  const kept = noted.filter((one) => one.kind === 'sign' && one.feeling === 'kept').length;
  const fates = Map.groupBy(answers, ({ fate }) => fate);
  const count = (fate: (typeof answers)[number]['fate']): number => fates.get(fate)?.length ?? 0;
  console.log(
    [
      `handheld abuse: ${accepted.length} confirmed and posted, ${kept} kept, ${count('refused')} refused, ${count('withdrawn')} withdrawn`,
      `${expected.moves.length} moves, ${person.offlineReloads} reloads without a network, taps down to ${least(noted, 'tap')} ms apart`,
      `${Math.round((Date.now() - began) / 1000)} s`,
    ].join('; '),
  );
  const differences = {
    'still waits': answers.filter(({ fate }) => fate === 'waiting').map(({ entry }) => entry.label[1]),
    ledger: movesApart(expected.moves, server.moves, known),
    document: figuresApart(expected, server, known),
    balance: balancesApart(server),
    words: [...expected.misworded, ...unworded(noted, lang)],
    sign: signsApart(noted, answers, lang),
    'carried off': carriedOff(noted),
  };
  assert.deepEqual(
    Object.entries(differences).flatMap(([what, apart]) => apart.map((one) => `${what}: ${one}`)),
    [],
  );
}

for (const [title, lang] of inLanguages('handheld under abuse: the ledger equals what the screen confirmed'))
  test(title, ({ journey }) => abuse(journey, lang));
