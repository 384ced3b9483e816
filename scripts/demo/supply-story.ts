/** A week between suppliers, warehouses and customers. Days are counted from the day the story is told. */

/** Supplier, part, price without tax. */
export const prices = [
  ['V001', 'CST-3001', '86.40'],
  ['V002', 'SEL-4001', '1.85'],
  ['V002', 'SEL-4002', '1.35'],
  ['V003', 'BLT-5001', '0.42'],
] as const;

/** Where pieces with numbers lie, the part, how their numbers begin and how many there are. */
export const numbered = { location: 'F-03-01-01', part: 'BRK-1119', prefix: 'E1RL2611', pieces: 24 } as const;

/** Where discs stand, those that leave last at the end. */
export const DISC_PLACES = ['F-01-02-01', 'F-01-02-02', 'F-04-01-01', 'F-04-01-02', 'F-04-02-01', 'F-04-02-02'] as const;

/** Warehouse, location, part, batch, quantity: what was there when the week began. */
export const opening = [
  ['WH-RM', 'A-01-01-01', 'BLT-5001', null, '30000'],
  ['WH-RM', 'A-01-01-02', 'SEL-4001', null, '8200'],
  ['WH-RM', 'FL-01', 'CST-3001', null, '640'],
  ['WH-FG', 'F-01-01-01', 'BRK-1101', 'B261102-A', '180'],
  ['WH-FG', 'F-01-01-02', 'BRK-1101', 'B261102-A', '240'],
  // A location of the rack bears a ton, which is 160 discs.
  ...DISC_PLACES.map((place) => ['WH-FG', place, 'BRK-1001', null, '160'] as const),
  ['WH-FG', 'F-02-01-01', 'CHS-2001', null, '320'],
  ['WH-FG', 'F-01-03-01', 'BRK-1101', 'B261028-B', '300'],
  ['WH-FG', 'F-02-02-01', 'CHS-2001', null, '400'],
  ['WH-FG', 'F-02-03-01', 'CHS-2002', null, '160'],
  ['WH-FG', numbered.location, numbered.part, null, `${numbered.pieces}`],
] as const;

/** The numbers of the pieces, the oldest first. */
export const serialNos: readonly string[] = Array.from(
  { length: numbered.pieces },
  (_, at) => `${numbered.prefix}${String(at + 1).padStart(4, '0')}`,
);

/** Who delivers what, when it is due in days from now, and how far it has come by today. One lorry is late. */
export const deliveries = [
  { vendor: 'V003', who: 'buyer', part: 'BLT-5001', qty: '12000', plate: '浙B·5K318', due: 1, come: 'shelved' },
  { vendor: 'V002', who: 'buyer', part: 'SEL-4001', qty: '4000', plate: '浙B·7T902', due: 1, come: 'received' },
  { vendor: 'V003', who: 'buyer', part: 'BLT-5001', qty: '8000', plate: '浙B·5K318', due: 2, come: 'arrived' },
  { vendor: 'V002', who: 'buyer', part: 'SEL-4001', qty: '6000', plate: '浙B·2M664', due: -1, come: 'onTheWay' },
] as const;

/** Customer, part, quantity, and how far the order is. */
export const departures = [
  ['C001', 'BRK-1101', '120', 'shipped'],
  ['C001', 'BRK-1001', '240', 'picked'],
  ['C002', 'CHS-2001', '96', 'allocated'],
  ['C002', 'CHS-2001', '64', 'released'],
] as const;

/** Part and quantity that lines have asked for: more than is free, so that the shortage board has something to say. */
export const issues = [
  ['SEL-4001', '16000'],
  ['CST-3001', '1200'],
] as const;

/** Part, and what V001 is asked for in each of eight weeks. */
export const forecast = ['CST-3001', ['400', '400', '480', '480', '520', '520', '560', '560']] as const;

export const bulletin = {
  title: '年末盘点期间收货安排',
  body: '12月30日至31日仓库盘点，暂停收货。请将送货提前至29日或推迟至1月2日。\nStocktaking on 30 and 31 December: no goods are received. Please deliver by the 29th or from 2 January.',
} as const;
