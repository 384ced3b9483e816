import { answer } from '@takt/engine';
import { arrangedScreens } from '../defs/arranged-screen.ts';
import { listScreens } from './list-screens.ts';

/** Which lists there are to arrange, and what of them has been. */
export const arrangedAnswers = [
  answer(arrangedScreens, async (ctx, _asked, services) => {
    const rows = await ctx.sql<{ route: string; parts: readonly string[] }>`
      select split_part(key, ':', 2) as route, json_agg(distinct split_part(key, ':', 1)) as parts from published
      where split_part(key, ':', 1) in ('list', 'labels', 'query', 'buttons') group by 1`;
    const parts = new Map(rows.map((row) => [row.route, row.parts]));
    return listScreens(services).map((screen) => ({ ...screen, arranged: parts.get(screen.route) ?? [] }));
  }),
];
