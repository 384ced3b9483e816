import type { Ctx } from '@takt/engine';
import { type Registry, save } from '@takt/engine/host';
import { type Passwords, setPassword } from '@takt/identity/host';

/** A second company beside the factory: its supplier of seals runs on the product too, and neither sees the other. */
export const second = { code: 'hengmi', name: '台州恒密密封件有限公司', nameEn: 'Taizhou Hengmi Seals Co., Ltd.' } as const;

const products = [
  ['HM-1001', '活塞密封圈 φ38', 'Piston seal φ38', 'made'],
  ['HM-1002', '活塞密封圈 φ42', 'Piston seal φ42', 'made'],
  ['HM-1101', '防尘罩 φ38', 'Dust boot φ38', 'made'],
  ['HM-9001', '三元乙丙混炼胶', 'EPDM compound', 'bought'],
  ['HM-9002', '脱模剂', 'Release agent', 'bought'],
] as const;

/** Tells a small company: enough to sign in to, look around, and see that it is another one. */
export async function buildSecond(ctx: Ctx, registry: Registry, passwords: Passwords, password: string): Promise<void> {
  const put = async (entity: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
    const definition = registry.entities.get(entity);
    if (!definition) throw new Error(`no entity ${entity}`);
    return (await save(ctx, registry, definition, row)).id;
  };
  const role = await put('system.role', { code: 'ADMIN', name: '系统管理员', nameEn: 'Administrator', isAdmin: '1' });
  const user = { username: 'admin', realName: '陈海明', realNameEn: 'Chen Haiming', telephone: '13905760001' };
  const userId = await put('system.user', { ...user, roles: [{ role }] });
  await setPassword(ctx, passwords, { userId, username: user.username, vendorId: null, password });

  const plant = await put('base.plant', {
    code: 'TZ01',
    name: '台州工厂',
    nameEn: 'Taizhou plant',
    address: '浙江省台州市黄岩区',
  });
  const workshop = await put('base.workshop', { code: 'RB', name: '硫化车间', nameEn: 'Curing shop', plant });
  const line = await put('base.line', { code: 'RB-L1', name: '硫化一线', nameEn: 'Curing line 1', plant, workshop });
  for (const [index, [name, nameEn]] of [
    ['炼胶', 'Mixing'],
    ['硫化', 'Curing'],
    ['修边', 'Deflashing'],
    ['全检', 'Full inspection'],
  ].entries())
    await put('base.station', { stationNo: `RB-L1-0${index + 1}0`, name, nameEn, sequence: (index + 1) * 10, line, plant });
  const pieces = await put('base.unit', { code: 'PCS', name: '件', nameEn: 'Piece', precision: 0 });
  const kilograms = await put('base.unit', { code: 'KG', name: '千克', nameEn: 'Kilogram', precision: 3 });
  const [seal, compound] = [
    { unit: pieces, netWeight: '0.006' },
    { unit: kilograms, netWeight: '1' },
  ];
  for (const [partNo, name, nameEn, partType] of products)
    await put('base.part', { partNo, name, nameEn, partType, ...(partType === 'made' ? seal : compound) });
  await put('base.customer', { code: 'C100', name: '宁波节拍汽车零部件有限公司', nameEn: 'Takt Ningbo Auto Parts' });
  await put('warehouse.warehouse', { code: 'WH-1', name: '成品仓', nameEn: 'Finished goods', plant, type: 'finished' });
}
