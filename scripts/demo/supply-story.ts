/** A week between suppliers, warehouses and customers. Days are counted from the day the story is told. */

/** Where pieces with numbers lie, the part, how their numbers begin and how many there are. */
export const numbered = { location: 'F-03-01-01', part: 'BRK-1119', prefix: 'E1RL2611', pieces: 24, other: 'BRK-1120' } as const;

/** Where discs stand, those that leave last at the end. */
export const DISC_PLACES = [
  'F-01-02-01',
  'F-01-02-02',
  'F-04-01-01',
  'F-04-01-02',
  'F-04-02-01',
  'F-04-02-02',
  'F-04-03-01',
  'F-04-03-02',
  'F-04-04-01',
] as const;

/** Warehouse, location, part, batch, quantity: what was there when the week began. */
export const opening = [
  ['WH-RM', 'A-01-01-01', 'BLT-5001', null, '4000'],
  ['WH-RM', 'A-01-01-02', 'SEL-4001', null, '600'],
  ['WH-RM', 'FL-01', 'CST-3001', 'RM-261028-001', '640'],
  ['WH-FG', 'F-01-01-01', 'BRK-1101', 'B261102-A', '180'],
  ['WH-FG', 'F-01-01-02', 'BRK-1101', 'B261102-A', '240'],
  // A location of the rack bears a ton, which is 160 discs.
  ...DISC_PLACES.map((place) => ['WH-FG', place, 'BRK-1001', 'B261030-A', '160'] as const),
  ['WH-FG', 'F-02-01-01', 'CHS-2011', 'B261029-A', '200'],
  ['WH-FG', 'F-01-03-01', 'BRK-1101', 'B261028-B', '300'],
  ['WH-FG', 'F-01-03-02', 'BRK-1101', 'B261105-A', '240'],
  ['WH-FG', 'F-02-02-01', 'CHS-2011', 'B261103-B', '240'],
  ['WH-FG', 'F-02-03-01', 'CHS-2002', 'B261103-B', '400'],
  ['WH-FG', numbered.location, numbered.part, null, `${numbered.pieces}`],
] as const;

/** Where the other pieces with numbers lie, the part and how many. */
export const serialPlaces = [
  ['F-03-01-02', 'BRK-1119', 120],
  ['F-03-02-01', 'BRK-1119', 120],
  ['F-03-02-02', 'BRK-1119', 48],
  ['F-03-03-01', 'BRK-1120', 120],
  ['F-03-03-02', 'BRK-1120', 120],
  ['F-03-04-01', 'BRK-1120', 48],
] as const;

/** The numbers of the pieces, the oldest first. */
export const serialNos: readonly string[] = Array.from(
  { length: numbered.pieces },
  (_, at) => `${numbered.prefix}${String(at + 1).padStart(4, '0')}`,
);

/** Who delivers what, when it is due in days from now, and how far it has come by today. One lorry is late. */
export const deliveries = [
  { vendor: 'V003', who: 'buyer', part: 'BLT-5001', qty: '1000', plate: '浙B·5K318', due: 1, come: 'shelved' },
  { vendor: 'V002', who: 'buyer', part: 'SEL-4001', qty: '500', plate: '浙J·7T902', due: 1, come: 'received' },
  { vendor: 'V003', who: 'buyer', part: 'BLT-5001', qty: '1000', plate: '浙B·5K318', due: 2, come: 'arrived' },
  { vendor: 'V002', who: 'buyer', part: 'SEL-4001', qty: '500', plate: '浙J·2M664', due: -1, come: 'onTheWay' },
  // Friction is inspected before anybody may use it.
  { vendor: 'V007', who: 'buyer', part: 'PAD-7003', qty: '200', plate: '苏D·4L883', due: 1, come: 'received', lot: 'HS2611-06' },
] as const;

/** Customer, part, quantity, and how far the order is. */
export const departures = [
  ['C001', 'BRK-1101', '120', 'shipped'],
  ['C001', 'BRK-1001', '240', 'picked'],
  ['C002', 'CHS-2011', '48', 'allocated'],
  ['C002', 'CHS-2011', '24', 'released'],
] as const;

/** Part and quantity that lines have asked for: of two more than is free, so that the shortage board has something to say. */
export const issues = [
  ['SEL-4001', '1200'],
  ['CST-3001', '600'],
  ['BLT-5001', '960'],
  ['SEL-4002', '680'],
  ['CST-3002', '240'],
  ['PAD-7001', '240'],
  ['PST-5301', '480'],
  ['SPG-5201', '960'],
] as const;

/** Part, and what V001 is asked for in each of eight weeks. */
export const forecast = ['CST-3001', ['600', '600', '640', '640', '600', '680', '680', '640']] as const;

export const bulletin = {
  title: '年末盘点期间收货安排',
  body: '12月30日至31日仓库盘点，暂停收货。请将送货提前至29日或推迟至1月2日。\nStocktaking on 30 and 31 December: no goods are received. Please deliver by the 29th or from 2 January.',
} as const;
