import type { Text } from '@takt/model';
import { type Ctx, Refused } from '@takt/engine/host';

/** How many workbooks one person may have made and sent at once, in one process. */
const PER_USER = 2;
const BUSY: Text = [
  `您已有 ${PER_USER} 个导出正在进行，请等待下载完成后再试`,
  `You have ${PER_USER} exports under way; wait until one has been downloaded`,
];

/** Counts the workbooks that people have under way. */
export class Downloads {
  readonly #open = new Map<string, number>();

  /** Counts one more until the function given back is called. */
  take({ tenant, actor }: Pick<Ctx, 'tenant' | 'actor'>): () => void {
    const who = `${tenant}:${actor.userId}`;
    const open = this.#open.get(who) ?? 0;
    if (open >= PER_USER) throw new Refused({ code: 'export.busy', text: BUSY, level: 'warn' }, { status: 429 });
    this.#open.set(who, open + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.#open.get(who) ?? 1) - 1;
      if (left > 0) this.#open.set(who, left);
      else this.#open.delete(who);
    };
  }
}
