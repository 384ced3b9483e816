import type { Text } from '@takt/model';
import { companyDay, type Ctx } from '@takt/engine/host';

/** A task that still waits for its person. */
interface Todo {
  readonly id: string;
  readonly title: Text;
  readonly at: string;
  readonly urgent: boolean;
  readonly mustAnswer: boolean;
}
const SHOWN = 20;

/** One's tasks that were not read, or not answered where an answer is asked for: urgent ones first, then the newest. */
export const todosOf = (ctx: Ctx): Promise<readonly Todo[]> =>
  ctx.sql<Todo>`select id, json_build_array(title_zh, title_en) as title, left(at::text, 19) as at, urgent,
      must_answer and answer is null as "mustAnswer"
    from app.message where user_id = ${ctx.actor.userId} and kind = 'task'
      and (read_at is null or (must_answer and answer is null))
      and (valid_until is null or valid_until >= ${companyDay(ctx)}::date)
    order by urgent desc, id desc limit ${SHOWN}`;
