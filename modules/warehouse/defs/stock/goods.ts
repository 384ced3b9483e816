import { code, ref } from '@takt/model';

/** What lies somewhere, beside where and in which state: the parts of a balance's key that every document line repeats. */
export const goods = {
  part: ref('base.part', '物料', 'Part', { required: true }),
  batch: code('批次', 'Batch', { length: 40 }),
  container: code('容器', 'Container', { length: 40 }),
  owner: ref('base.vendor', '货主', 'Owner', {
    help: ['空为本公司；寄售库存为供应商', 'Ours when empty; a supplier for consigned stock'],
  }),
};
