/**
 * Browser journeys on scratch databases: `npm run e2e`, or `npm run e2e -- sign-in` for the files of that name. With
 * `--built` they play on the pages that were built before.
 *
 * Two stages play side by side, each taking the next file when it is free. What measures time plays alone afterwards, and
 * journeys that failed beside another are told once more on a fresh stage with nothing beside them: they pass only if
 * that goes well, and are named as ones that needed it.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Journey } from '../../e2e/journey.ts';
import { makeFakeCamera, portrait } from '../fake-camera.ts';
import { finish, results, root } from './process.ts';
import { makeScenery, type Scenery } from './scenery.ts';
import { FILM, type Opened, openStage } from './stage.ts';
import { tell } from './tell.ts';

type Told = { readonly file: string; readonly journey: Journey };
const STAGES = 2;
/** Files that ask how fast something is. */
const ALONE = ['speed.e2e.ts'];
/** Begun first, so that no stage is left with one of them while the other has nothing more to do. */
const LONG = ['accessibility.e2e.ts', 'home.e2e.ts', 'list-tools.e2e.ts', 'administration.e2e.ts'];

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean', default: false } },
});
let passed = 0;
const failed: Told[] = [];
let broken = false;
try {
  await mkdir(results, { recursive: true });
  await makeFakeCamera(FILM, await portrait());
  const files = await filesAsked();
  if (!options.built) await finish('build.ts');
  const scenery = await makeScenery();
  try {
    const together = files.filter((file) => !ALONE.includes(file));
    const stages = Array.from({ length: Math.min(STAGES, together.length) }, (_, at) => `stage${at + 1}`);
    await Promise.all(stages.map((name) => play(name, scenery, together)));
    const alone = files.filter((file) => ALONE.includes(file));
    await play('alone', scenery, alone);
    await tellAgain(scenery);
  } finally {
    await scenery.drop();
  }
} catch (error) {
  broken = true;
  console.error(error instanceof Error ? error.message : error);
}
console.log(`${passed} passed, ${failed.length + Number(broken)} failed`);
process.exit(failed.length > 0 || broken || passed === 0 ? 1 : 0);

async function filesAsked(): Promise<string[]> {
  const files = (await readdir(join(root, 'e2e'))).filter((name) => name.endsWith('.e2e.ts')).sort();
  const chosen = files.filter((file) => asked.length === 0 || asked.some((word) => file.includes(word)));
  return [...chosen.filter((file) => LONG.includes(file)), ...chosen.filter((file) => !LONG.includes(file))];
}

/** Takes files off the list until it is empty. */
async function play(name: string, scenery: Scenery, files: string[]): Promise<void> {
  if (files.length === 0) return;
  const stage = await openStage(name, scenery);
  try {
    for (let file = files.shift(); file; file = files.shift()) {
      const { journeys } = (await import(join(root, 'e2e', file))) as { readonly journeys: readonly Journey[] };
      for (const journey of journeys) await count(stage, { file, journey });
    }
  } finally {
    await stage.close();
  }
}

async function count(stage: Opened, told: Told): Promise<void> {
  if (await tell(stage, told.file, told.journey)) passed += 1;
  else failed.push(told);
}

/** Some may have been crowded out; when it is more than a few, it is the product. */
async function tellAgain(scenery: Scenery): Promise<void> {
  if (failed.length === 0 || failed.length > 20) return;
  const stage = await openStage('again', scenery);
  try {
    for (const told of failed.splice(0)) {
      console.log(`once more, alone: ${told.file}: ${told.journey.title}`);
      await count(stage, told);
    }
  } finally {
    await stage.close();
  }
}
