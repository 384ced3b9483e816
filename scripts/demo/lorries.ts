/** Plate, carrier, driver, telephone. */
const LORRIES = [
  ['浙B·5K318', '宁波顺达物流有限公司', '王建平', '13957400112'],
  ['浙B·3F556', '永固铸造自有车队', '周立新', '13957400231'],
  ['浙B·8A26Z', '永固铸造自有车队', '孙志明', '13957400001'],
  ['浙J·7T902', '长三角零担快运有限公司', '章文斌', '13957600377'],
  ['浙J·2M664', '长三角零担快运有限公司', '林国胜', '13957600418'],
  ['苏E·8H215', '昆山通联货运有限公司', '李志强', '13806260457'],
  ['津C·6D709', '津航紧固件自有车队', '郝建军', '13802260733'],
  ['浙C·9R120', '玉环海达运输有限公司', '陈阿海', '13957700566'],
  ['苏D·4L883', '常州运河物流有限公司', '钱志芳', '13806110290'],
  ['沪A·7E651', '上海申捷货运有限公司', '陆海明', '13801710845'],
  ['浙B·2Q337', '甬钢运输车队', '徐伟忠', '13957400664'],
] as const;

/** A supplier's lorry as a delivery note names it, by its plate. */
export function lorry(plate: string) {
  const found = LORRIES.find(([of]) => of === plate);
  if (!found) throw new Error(`nobody drives ${plate}`);
  const [, carrier, driver, driverTel] = found;
  return { plate, carrier, driver, driverTel };
}
