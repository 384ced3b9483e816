import type { DemoRows } from './build.ts';
import type { Hands } from './hands.ts';
import { bring } from './line-side.ts';
import { making } from './making.ts';
import { sharePassed } from './story-clock.ts';
import { inShift as on, type TimelineEvent } from './timeline.ts';

/** When a shift has begun, is under way, and what is known of it by now. */
const [BEGUN, UNDER_WAY, BY_NOW] = [0.1, 0.4, 0.7];
/** What happens on the working day that is now. */
const now = (share: number, run: () => Promise<unknown>): TimelineEvent => on(0, sharePassed(share), run);

/** What stands half-way, what waits, and what is to come. */
export const fortnightNow = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  ...suspended(hands, rows),
  ...arms(hands, rows),
  ...calipers(hands, rows),
  ...toCome(hands, rows),
];

/** Castings with sand holes first, then a lathe that makes a noise. */
function suspended(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'BRK-1001',
    plant: 'NB01',
    line: 'MC-L1',
    qty: '240',
    from: [-2, '08:00'],
    until: [1, '18:00'],
    more: { customer: rows.customer('C001'), priority: 7 },
  });
  return [
    on(-3, '15:30', async () => {
      await one.plan();
      await one.release();
      await bring(hands, rows, 'WH-RM', 'MC-L1', [{ part: 'CST-3001', qty: 120, lot: 'YG261104' }]);
    }),
    on(-2, '08:30', async () => {
      await one.share(-2, '240');
      await one.dispatch();
      await one.start();
      await one.passFirstPiece();
    }),
    on(-2, '15:00', async () => {
      await one.report(20, '60', { scrap: ['2', 'D301'] });
      await one.report(50, '40');
    }),
    on(-1, '11:10', async () => {
      await one.report(20, '36', { scrap: ['2', 'D302'] });
      await one.report(50, '32', { scrap: ['1', 'D102'] });
      await one.offline('64');
    }),
    now(BEGUN, () => one.suspend('CNC-07 主轴异响停机，待维修 Spindle noise at CNC-07, it waits for its repair')),
  ];
}

/** Yesterday's shift is nearly through; today's waits for the inspector. */
function arms(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'CHS-2001',
    plant: 'NB01',
    line: 'AS-L2',
    qty: '144',
    from: [-1, '08:00'],
    until: [0, '20:00'],
    more: { customer: rows.customer('C001') },
  });
  return [
    on(-2, '16:00', async () => {
      await one.plan();
      await one.release();
      await bring(hands, rows, 'WH-RM', 'AS-L2', [
        { part: 'BSH-5401', qty: 250 },
        { part: 'BJT-5501', qty: 150 },
        { part: 'BLT-5005', qty: 100 },
      ]);
    }),
    on(-1, '08:20', async () => {
      await one.share(-1, '96');
      await one.dispatch();
      await one.start();
      await one.mount(20, 'BJT-5501');
      await one.passFirstPiece();
    }),
    on(-1, '11:20', async () => {
      await one.report(10, '52');
      await one.report(20, '48');
      await one.report(30, '40');
    }),
    on(-1, '15:20', async () => {
      await one.report(10, '43', { scrap: ['1', 'D505'] });
      await one.report(20, '47');
      await one.report(30, '49', { rework: ['4', 'D506'] });
      await one.reworked(30, '2');
      await one.report(40, '84', { scrap: ['1', 'D603'] });
      await one.report(50, '78');
      await one.pack(1, '48');
      await one.offline('48');
      await one.finish(10, 20);
    }),
    now(UNDER_WAY, async () => {
      await one.report(40, '5');
      await one.report(50, '6');
    }),
    now(BY_NOW, async () => {
      await one.share(0, '48');
      await one.publish();
      await one.start(10);
    }),
  ];
}

/** Two shifts of calipers; the springs did not last for the second. */
function calipers(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'BRK-1101',
    plant: 'NB01',
    line: 'AS-L1',
    qty: '240',
    from: [-1, '08:00'],
    until: [0, '20:00'],
    more: { customer: rows.customer('C001'), priority: 8 },
  });
  return [
    on(-2, '15:20', async () => {
      const salesOrder = await hands.find('select id from sales_sales_order where customer_po = $1', 'HD-PO-8790');
      await one.plan({ salesOrder });
      await one.release();
      await bring(hands, rows, 'WH-RM', 'AS-L1', [
        { part: 'BRK-1401', qty: 240 },
        { part: 'PAD-7001', qty: 240 },
        { part: 'PKG-8001', qty: 240 },
        { part: 'PIN-5101', qty: 240 },
        { part: 'PIN-5102', qty: 240 },
        { part: 'SEL-4004', qty: 480 },
        { part: 'BLT-5002', qty: 480 },
        { part: 'BLT-5001', qty: 240 },
      ]);
    }),
    on(-1, '08:40', async () => {
      await one.share(-1, '144');
      await one.dispatch();
      await one.start();
      await one.mount(30, 'PAD-7001');
      await one.passFirstPiece();
    }),
    on(-1, '10:50', async () => {
      await one.report(10, '80');
      await one.report(20, '76');
      await one.report(30, '60');
      await one.report(40, '54');
    }),
    on(-1, '13:10', async () => {
      await one.report(10, '63', { scrap: ['1', 'D202'] });
      await one.report(20, '64');
      await one.report(30, '72', { rework: ['3', 'D504'] });
      await one.reworked(30, '1');
      await one.report(40, '66', { scrap: ['1', 'D601'] });
      await one.pack(10, '6');
      await one.offline('60');
      await one.finish(10);
    }),
    now(BEGUN, async () => {
      await one.share(0, '96');
      await one.publish();
      await one.start();
      await one.passFirstPiece();
    }),
    now(UNDER_WAY, async () => {
      await one.report(10, '30');
      await one.report(20, '24');
    }),
    now(BY_NOW, async () => {
      await one.report(10, '18');
      await one.report(20, '20');
      await one.report(30, '40');
      await one.report(40, '24');
      await one.pack(8, '6');
    }),
  ];
}

function toCome(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const welded = making(hands, rows, {
    part: 'CHS-2201',
    plant: 'NB02',
    line: 'ST-L2',
    qty: '200',
    from: [1, '08:00'],
    until: [2, '17:00'],
  });
  const bodies = making(hands, rows, {
    part: 'BRK-1201',
    plant: 'NB01',
    line: 'AS-L1',
    qty: '240',
    from: [2, '08:00'],
    until: [3, '17:00'],
  });
  // There are not castings enough.
  const discs = making(hands, rows, {
    part: 'BRK-1001',
    plant: 'NB01',
    line: 'MC-L1',
    qty: '480',
    from: [3, '08:00'],
    until: [5, '17:00'],
    more: { customer: rows.customer('C001'), priority: 7 },
  });
  const arms = making(hands, rows, {
    part: 'CHS-2001',
    plant: 'NB01',
    line: 'AS-L2',
    qty: '96',
    from: [2, '08:00'],
    until: [2, '17:00'],
    more: { customer: rows.customer('C001') },
  });
  return [
    on(-1, '13:30', async () => {
      await welded.plan();
      await welded.release();
    }),
    on(-1, '16:20', async () => {
      await welded.split('80', 2);
      await welded.dispatchTeam();
    }),
    now(BEGUN, async () => {
      await bodies.plan();
      await bodies.release();
      await discs.plan();
      await arms.plan();
    }),
  ];
}
