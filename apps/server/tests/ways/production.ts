import { asOwner } from '../company.ts';
import {
  alone,
  batchHeld,
  begun,
  boxesOfFive,
  DAY,
  DISPATCH,
  dispatchRow,
  failedBackflush,
  failedHere,
  inProcess,
  inProcessHere,
  inProduction,
  keyPartWanted,
  lockOf,
  makePlace,
  noBom,
  operating,
  ORDER,
  orderEnded,
  orderRow,
  reporting,
  reversible,
  someoneWorks,
  started,
  unskilled,
  withDevice,
  withTool,
  WORK,
  workOf,
  workRow,
} from './production-rows.ts';
import type { Ways } from './way.ts';

const NO_REASON = { input: () => ({ reason: ' ' }) };
const FORCED = { input: () => ({ force: '1', reason: '客户减单' }) };

export const productionWays: Ways = {
  'base.productionLock': {
    first: '',
    ready: { kind: 'manual', reason: '待查' },
    actions: { release: { input: () => ({ reason: '已处理' }) } },
    refuses: {
      'create.place': { row: { kind: 'spotCheck', device: null, reason: '待查' } },
      'create.reason': { row: { kind: 'manual', reason: null } },
      'release.reason': NO_REASON,
    },
  },
  [ORDER]: {
    first: 'release',
    ready: (world) => orderRow(world),
    actions: {
      suspend: { input: () => ({ reason: '缺料' }) },
      complete: FORCED,
    },
    refuses: {
      'release.qty': { row: async (world) => ({ ...(await orderRow(world)), plannedQty: '0' }) },
      'release.time': { row: async (world) => ({ ...(await orderRow(world)), plannedEnd: DAY.plannedStart }) },
      'release.bom': { row: noBom },
      'release.lineSetting': {
        row: (world) => orderRow(world, makePlace(world)),
        before: ({ factory }, { id }) =>
          asOwner(
            factory,
            `update app.production_line_setting s set mark_status = '0' from app.production_production_order_operations o
             where o.parent_id = $1 and s.line_id = o.line_id`,
            [id],
          ),
      },
      'release.kit': { row: (world) => orderRow(world, makePlace(world, true)) },
      'withdraw.noStart': { before: started },
      'suspend.reason': NO_REASON,
      'complete.nobodyWorks': {
        before: async (world, made) => {
          const work = await world.company.samples.create(WORK, await workRow(world));
          await asOwner(world.factory, 'update app.production_work_order set production_order_id = $2 where id = $1', [
            work.id,
            made.id,
          ]);
          await someoneWorks(world, work);
        },
        ...FORCED,
      },
      'close.nobodyWorks': {
        before: async (world, made) => {
          const work = await world.company.samples.create(WORK, await workRow(world));
          await asOwner(world.factory, 'update app.production_work_order set production_order_id = $2 where id = $1', [
            work.id,
            made.id,
          ]);
          await someoneWorks(world, work);
        },
      },
      'complete.noWip': { before: inProcess, ...FORCED },
      'complete.qtyDone': { input: () => ({ force: '0', reason: '客户减单' }) },
      'complete.mayForce': { ...FORCED, by: { permissions: [`${ORDER}.complete`] } },
      'close.backflushOk': { before: failedBackflush },
      'close.nothingLeft': { before: inProcess },
      'cancel.noReport': { before: begun },
    },
  },
  [WORK]: {
    first: 'release',
    ready: (world) => workRow(world),
    actions: {
      dispatch: {
        before: operating('0'),
        input: async (row, { company: { samples } }) => ({
          operator: (
            await samples.create('base.operator', { plant: row['plant'], workshop: null, line: null, skills: [] }, 'least')
          ).id,
        }),
      },
      suspend: { input: () => ({ reason: '缺料' }) },
      report: { before: operating('0'), input: () => reporting({}) },
      pack: { before: operating('5'), input: () => ({ qty: '5' }) },
      offline: { before: operating('5'), input: () => ({ qty: '5' }) },
      split: { input: () => ({ qty: '4', businessOn: '2096-03-03' }) },
      merge: {
        input: async (row, world) => {
          const { productionOrder, plant, line } = row;
          const twin = {
            productionOrder,
            plant,
            line,
            firstSeq: 10,
            lastSeq: 20,
            plannedQty: '1',
            ...DAY,
            businessOn: '2096-03-03',
          };
          const other = await world.company.samples.create(WORK, twin);
          await asOwner(world.factory, `update app.production_work_order set status = '10' where id = $1`, [other.id]);
          return { other: other.id };
        },
      },
    },
    refuses: {
      'release.orderOpen': { before: orderEnded },
      'release.fits': { row: async (world) => ({ ...(await workRow(world)), lastSeq: 30 }) },
      'release.remaining': { row: async (world) => ({ ...(await workRow(world)), plannedQty: '11' }) },
      'dispatch.orderOpen': { before: orderEnded, input: () => ({ team: '甲班' }) },
      'suspend.reason': NO_REASON,
      'report.route': { before: operating('0'), input: () => reporting({ seq: 20 }) },
      'report.seq': { before: operating('5'), input: () => reporting({ seq: 20 }) },
      'report.binding': { before: keyPartWanted, input: () => reporting({}) },
      'pack.ok': { before: batchHeld, input: () => ({ qty: '5' }) },
      'pack.qtyAsked': { input: () => ({ qty: null }) },
      'pack.full': { row: (world) => workRow(world, makePlace(world)), before: boxesOfFive, input: () => ({ qty: '6' }) },
      'pack.partial': {
        row: (world) => workRow(world, makePlace(world)),
        before: boxesOfFive,
        input: () => ({ qty: '4' }),
        by: { permissions: [`${WORK}.pack`] },
      },
      'pack.packable': { before: operating('5'), input: () => ({ qty: '6' }) },
      'offline.ok': { before: batchHeld, input: () => ({ qty: '5' }) },
      'offline.qtyAsked': { input: () => ({ qty: '0' }) },
      'offline.last': { before: operating('5'), input: () => ({ qty: '6' }) },
      'finish.nobodyWorks': { before: someoneWorks },
      'finish.noWip': { before: inProcessHere },
      'finish.allOffline': { before: operating('5') },
      'close.backflushOk': { before: failedHere },
      'split.qtyAsked': { input: () => ({ qty: '0', businessOn: '2096-03-03' }) },
      'split.splitFits': { input: () => ({ qty: '10', businessOn: '2096-03-03' }) },
    },
  },
  [DISPATCH]: {
    first: 'publish',
    ready: (world) => dispatchRow(world),
    actions: {
      start: {},
      report: { before: inProduction('12'), input: () => ({ good: '1' }) },
      rework: {
        before: async (world, made) => {
          await inProduction('12')(world, made);
          await asOwner(world.factory, 'update app.production_dispatch_order set rework_qty = 1 where id = $1', [made.id]);
          await asOwner(
            world.factory,
            'update app.production_work_order_operations set input_qty = 1, rework_qty = 1 where parent_id = $1 and seq = 10',
            [await workOf(world, made)],
          );
        },
        input: () => ({ good: '1' }),
      },
      mount: {
        input: async (_row, { company: { samples } }) => ({ component: await samples.reference('base.part'), batch: 'B1' }),
      },
      reverse: {
        before: reversible,
        input: () => ({ reason: '输错' }),
      },
    },
    refuses: {
      'publish.operation': { row: async (world) => ({ ...(await dispatchRow(world)), operationSeq: 77 }) },
      'publish.dispatched': {
        before: async (world, made) => {
          const work = await workOf(world, made);
          await asOwner(world.factory, `update app.production_work_order set status = '10', dispatched_at = null where id = $1`, [
            work,
          ]);
        },
      },
      'publish.assign': { row: async (world) => ({ ...(await dispatchRow(world)), operator: null, team: null }) },
      'publish.skill': { before: unskilled },
      'start.deviceOk': { row: withDevice('repair') },
      'start.toolLife': { row: withTool },
      'start.poka': { row: alone, before: lockOf('errorProofing') },
      'start.spot': { row: withDevice('running'), before: lockOf('spotCheck') },
      'start.locked': { row: alone, before: lockOf('manual') },
      'report.fai': { before: lockOf('firstPiece'), input: () => ({ good: '1' }) },
      'report.qty': { input: () => ({ good: '0' }) },
      'report.over': { input: () => ({ good: '11' }) },
      'report.defects': { input: () => ({ good: '1', scrap: '1' }) },
      'report.notAhead': { input: () => ({ good: '1', at: '2096-03-02 08:00:01' }) },
      'rework.settles': { input: () => ({ good: '1' }) },
      'rework.defects': {
        before: ({ factory }, { id }) =>
          asOwner(factory, 'update app.production_dispatch_order set rework_qty = 1 where id = $1', [id]),
        input: () => ({ scrap: '1' }),
      },
      'mount.mountable': {
        input: async (_row, { company: { samples } }) => ({ component: await samples.reference('base.part'), batch: null }),
      },
      'finish.nothingInRework': {
        before: ({ factory }, { id }) =>
          asOwner(factory, 'update app.production_dispatch_order set rework_qty = 1 where id = $1', [id]),
      },
      'reverse.anyReport': { input: () => ({ reason: '输错' }) },
      'reverse.reason': {
        before: (world, made) => reversible(world, made),
        input: () => ({ reason: ' ' }),
      },
      'reverse.notConsumed': {
        before: async (world, made) => {
          await reversible(world, made);
          await asOwner(
            world.factory,
            'update app.production_work_order_operations set good_qty = 1 where parent_id = $1 and seq = 20',
            [await workOf(world, made)],
          );
        },
        input: () => ({ reason: '输错' }),
      },
    },
  },
};
