import type { DemoRows } from './build.ts';
import { fortnightNow } from './fortnight-now.ts';
import type { Hands } from './hands.ts';
import { bring, openLineSides } from './line-side.ts';
import { making } from './making.ts';
import { inShift as on, type TimelineEvent } from './timeline.ts';

/** Production of the two weeks up to now: what was made in them, and what is being made. */
export const fortnight = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  on(-10, '07:30', () => openLineSides(hands, rows)),
  ...bodies(hands, rows),
  ...calipers(hands, rows),
  ...welded(hands, rows),
  ...discs(hands, rows),
  ...cancelled(hands, rows),
  ...stopped(hands, rows),
  ...fortnightNow(hands, rows),
];

/** Bodies of two days, for the calipers of the next. */
function bodies(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'BRK-1201',
    plant: 'NB01',
    line: 'AS-L1',
    qty: '240',
    from: [-10, '08:00'],
    until: [-9, '17:00'],
    more: { priority: 6 },
  });
  return [
    on(-10, '08:10', async () => {
      await one.plan();
      await one.release();
    }),
    on(-10, '08:40', async () => {
      await one.share(-10, '240');
      await one.dispatch();
      await one.start();
    }),
    on(-10, '11:05', async () => {
      await one.report(10, '84');
      await one.report(20, '66', { scrap: ['1', 'D502'] });
    }),
    on(-10, '15:30', async () => {
      await one.report(10, '60', { scrap: ['1', 'D202'] });
      await one.report(20, '62');
      await one.report(30, '118');
      await one.report(40, '104', { scrap: ['2', 'D601'] });
    }),
    on(-9, '10:20', async () => {
      await one.report(10, '95');
      await one.report(20, '88');
      await one.report(30, '70');
      await one.report(40, '76');
      await one.finish(10);
    }),
    on(-9, '14:00', async () => {
      await one.report(20, '22');
      await one.report(30, '50');
      await one.report(40, '56');
      await one.finish();
      await one.offline('236');
    }),
    on(-9, '15:30', () => one.complete()),
    on(-8, '08:10', () => one.close()),
  ];
}

/** Six too many were reported, and for bolts somebody had to go to the store. */
function calipers(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'BRK-1101',
    plant: 'NB01',
    line: 'AS-L1',
    qty: '180',
    from: [-8, '08:00'],
    until: [-7, '17:00'],
    more: { customer: rows.customer('C001') },
  });
  return [
    on(-9, '16:00', async () => {
      await one.plan();
      await one.release();
    }),
    on(-8, '08:35', () => bring(hands, rows, 'WH-FG', 'AS-L1', [{ part: 'BRK-1201', qty: 180 }])),
    on(-8, '08:55', async () => {
      await one.share(-8, '180');
      await one.dispatch();
      await one.start();
      await one.mount(30, 'PAD-7001');
      await one.passFirstPiece();
    }),
    on(-8, '11:00', async () => {
      await one.report(10, '96');
      await one.reverse(10, '多报 6 件 Six too many were reported');
      await one.report(10, '90');
      await one.report(20, '72');
    }),
    on(-8, '15:10', async () => {
      await one.report(10, '90');
      await one.report(20, '64', { scrap: ['1', 'D202'] });
      await one.report(30, '120', { rework: ['3', 'D503'] });
      await one.report(40, '96');
    }),
    on(-7, '10:00', async () => {
      await one.reworked(30, '3');
      await one.report(20, '43');
      await one.report(30, '56');
      await one.report(40, '60', { scrap: ['1', 'D601'] });
      await one.pack(16, '6');
      await one.offline('96');
    }),
    on(-7, '14:10', async () => {
      await one.report(40, '22');
      await one.finish();
      await one.pack(13, '6');
      await one.packTail('4');
      await one.offline('82');
    }),
    on(-7, '16:10', () => one.complete()),
    on(-6, '13:40', async () => {
      await bring(hands, rows, 'WH-RM', 'AS-L1', [{ part: 'BLT-5001', qty: 500 }]);
      await one.rerun();
    }),
    on(-5, '08:15', () => one.close()),
  ];
}

/** Plant 2 works by day; it was done an hour late, and half of it went over to plant 1. */
function welded(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'CHS-2201',
    plant: 'NB02',
    line: 'ST-L2',
    qty: '160',
    from: [-6, '08:00'],
    until: [-5, '14:00'],
  });
  return [
    on(-6, '08:05', async () => {
      await one.plan();
      await one.release();
    }),
    on(-6, '08:30', async () => {
      await one.dispatchTeam();
      await one.start();
    }),
    on(-6, '15:20', async () => {
      await one.report(20, '80', { scrap: ['1', 'D404'] });
      await one.report(40, '76');
    }),
    on(-5, '11:30', async () => {
      await one.report(20, '75', { scrap: ['1', 'D402'], rework: ['3', 'D405'] });
      await one.report(40, '70', { scrap: ['1', 'D403'] });
      await one.reworked(20, '3');
    }),
    on(-5, '14:40', async () => {
      await one.report(40, '11');
      await one.finish();
      await one.offline('157');
      await one.complete();
    }),
    on(-3, '09:10', () => bring(hands, rows, 'WH-SF', 'AS-L2', [{ part: 'CHS-2201', qty: 96 }])),
  ];
}

function discs(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'BRK-1001',
    plant: 'NB01',
    line: 'MC-L1',
    qty: '320',
    from: [-5, '08:00'],
    until: [-4, '18:00'],
    more: { customer: rows.customer('C001'), priority: 7 },
  });
  return [
    on(-6, '16:10', async () => {
      await one.plan();
      await one.release();
    }),
    on(-5, '08:25', async () => {
      await one.share(-5, '320');
      await one.dispatch();
      await one.start();
      await one.passFirstPiece();
    }),
    on(-5, '15:40', async () => {
      await one.report(20, '170', { scrap: ['2', 'D301'] });
      await one.report(50, '150');
    }),
    on(-4, '13:20', async () => {
      await one.report(20, '147', { scrap: ['1', 'D105'] });
      await one.report(50, '120', { scrap: ['1', 'D102'] });
    }),
    on(-4, '15:30', async () => {
      await one.report(50, '46');
      await one.finish();
      await one.offline('316');
      await one.complete();
    }),
  ];
}

function cancelled(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const one = making(hands, rows, {
    part: 'BRK-1201',
    plant: 'NB01',
    line: 'AS-L1',
    qty: '120',
    from: [-2, '08:00'],
    until: [-2, '17:00'],
    more: { kind: 'aftersales', remark: '售后备件追加 More service parts' },
  });
  return [
    on(-4, '10:10', async () => {
      await one.plan();
      await one.release();
    }),
    on(-3, '14:20', () => one.cancel()),
  ];
}

/** A press that pressed too hard: for an hour nothing was begun on the line. */
function stopped({ put, press, find }: Hands, { plant }: DemoRows): readonly TimelineEvent[] {
  let lock = '';
  return [
    on(-3, '10:15', async () => {
      lock = await put('foreman', 'base.productionLock', {
        kind: 'manual',
        plant: plant('NB01'),
        line: await find('select id from base_line where code = $1', 'AS-L2'),
        reason: '衬套压装力波动，停线检查 The pressing force of bushes varies; the line is looked at',
      });
    }),
    on(-3, '11:20', () =>
      press('foreman', 'base.productionLock', 'release', lock, {
        reason: '更换力传感器并标定，试压合格 Force sensor replaced and calibrated, trial pieces are good',
      }),
    ),
  ];
}
