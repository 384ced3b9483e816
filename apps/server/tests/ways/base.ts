import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

const VERSION = 'base.bomVersion';
const bomOf = async ({ company: { samples } }: World, part: string) => ({
  bom: (await samples.create('base.bom', { part }, 'least')).id,
});
const bomOfItsOwn = async (world: World) => bomOf(world, (await world.company.samples.create('base.part', {}, 'least')).id);

/** A part that is made of itself. */
async function looped(world: World): Promise<SampleRow> {
  const { samples } = world.company;
  const component = (await samples.create('base.part', {}, 'least')).id;
  const { lines } = await samples.row(VERSION);
  return { ...(await bomOf(world, component)), lines: lines.map((line: SampleRow) => ({ ...line, component })) };
}
/** Another version of the same BOM is in effect from 2096 on. */
async function oneInEffect({ factory, company: { samples } }: World, { sent: { bom } }: Sampled): Promise<void> {
  const other = await samples.create(VERSION, { bom, validFrom: '2096-01-01', validTo: null });
  await asOwner(factory, "update app.base_bom_version set status = '10' where id = $1", [other.id]);
}

export const baseWays: Ways = {
  [VERSION]: {
    first: 'submit',
    refuses: {
      'submit.hasLines': { row: { lines: [] } },
      'submit.loop': { row: looped },
      'submit.shares': { lines: { alternateGroup: 'A', priority: 1, share: '50' } },
      // It would have to end what begins after it.
      'approve.overlap': {
        row: async (world) => ({ ...(await bomOfItsOwn(world)), validFrom: '2095-06-30', validTo: null }),
        before: oneInEffect,
      },
      'approve.endsOther': {
        row: async (world) => ({ ...(await bomOfItsOwn(world)), validFrom: '2096-07-01', validTo: null }),
        before: oneInEffect,
      },
    },
  },
};
