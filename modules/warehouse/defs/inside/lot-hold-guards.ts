import { blank, type Guard } from '@takt/model';

interface Goods {
  readonly batch: string | null;
  readonly container: string | null;
}

/** A part as a whole is stopped by its master, not by a hold. */
export const goodsNamed: Guard<Goods> = {
  id: 'goods',
  must: ({ batch, container }) => !blank(batch) || !blank(container),
  else: ['请填写批次或容器', 'A batch or a container is required'],
  unblock: ['整个物料停用请在物料中维护', 'A part as a whole is disabled in its master'],
};
