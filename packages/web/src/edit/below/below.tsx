import { type Entity, fill, isDocument, type Problem, type Tables, type Text } from '@takt/model';
import { Skeleton, Tabs } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useAttachments } from '../../fields/attachment/files.ts';
import { useMenu } from '../../product/use-menu.ts';
import { Refusal } from '../../kit/refusal.tsx';
import { useSay } from '../../kit/say.tsx';
import { useSlots } from '../../product/assembly.ts';
import { leafOf } from '../../product/menu.ts';
import { type Draft, isChanged, type Line, linesOf } from '../draft.ts';
import { withLinesNamed } from '../lines/line-names.ts';
import type { LineRights } from '../lines/lines.ts';
import { Attachments } from './attachments.tsx';
import type { History } from './history.ts';
import { Related, useRelated } from './related.tsx';
import { Timeline } from './timeline.tsx';

const LinesGrid = lazy(async () => ({ default: (await import('../lines/lines-grid.tsx')).LinesGrid }));

const HISTORY = '~history';
const RELATED = '~related';
const FILES = '~files';
const FILES_LABEL: Text = ['附件 {n}', 'Files {n}'];
const HISTORY_LABEL: Text = ['历史 {n}', 'History {n}'];
const RELATED_LABEL: Text = ['关联单据 {n}', 'Related {n}'];
/** What could not be heard is not none. */
const UNKNOWN = '–';
const LINES_LABEL: Text = ['{label} {n}', '{label} {n}'];

interface BelowProps {
  readonly entity: Entity;
  readonly draft: Draft;
  /** The row as it is stored, or what a new one started with. */
  readonly stored: Draft;
  readonly history: History;
  readonly rights: LineRights;
  readonly mayChangeFiles: boolean;
  readonly problems: readonly Problem[];
  readonly tried: boolean;
  readonly goTo: { readonly detail: string; readonly row: number; readonly field: string } | null;
  readonly tab: string | null;
  readonly onTab: (tab: string) => void;
  readonly onLines: (detail: string, rows: readonly Line[]) => void;
}

/** What belongs to a record: its lines, what happened to it, what it is connected to. */
export function Below({
  entity,
  draft,
  stored,
  history,
  rights,
  mayChangeFiles,
  problems,
  tried,
  goTo,
  tab,
  onTab,
  onLines,
}: BelowProps) {
  const say = useSay();
  const id = typeof draft['id'] === 'string' ? draft['id'] : null;
  const related = useRelated(entity, id, draft['version']);
  const files = useAttachments(entity.id, id);
  const menu = useMenu() ?? [];
  const added = (useSlots(entity.id).tabs ?? []).filter(({ of }) => of === undefined || leafOf(menu, of));
  const found = related.data ?? null;
  const tables = useMemo(() => {
    const details = Object.entries(entity.details as Tables);
    return details.map(([name, table]) => [name, withLinesNamed(table, entity.details, (of) => linesOf(draft, of))] as const);
  }, [entity, draft]);
  const shown = tab ?? Object.keys(entity.details)[0] ?? null;
  const items = [
    ...tables.map(([name, table]) => {
      const rows = linesOf(draft, name);
      return {
        key: name,
        label: say(fill(LINES_LABEL, { label: table.label, n: rows.length })),
        children: (
          <Suspense fallback={<Skeleton active />}>
            <LinesGrid
              // Saved lines are other lines: what could be undone before cannot be afterwards.
              key={String(draft['version'])}
              name={name}
              table={table}
              rows={rows}
              rights={rights}
              front={shown === name}
              problems={problems}
              tried={tried}
              goTo={goTo?.detail === name ? goTo : null}
              onChange={(next) => onLines(name, next)}
            />
          </Suspense>
        ),
      };
    }),
    ...(id !== null ? added : []).map(({ key, label, body: Body }) => ({
      key: `~${key}`,
      label: say(label),
      children: (
        <Suspense fallback={<Skeleton active />}>
          <Body row={stored} draft={draft} changed={isChanged(entity, stored, draft)} />
        </Suspense>
      ),
    })),
    ...(id !== null && entity.audit
      ? [
          {
            key: HISTORY,
            label: say(fill(HISTORY_LABEL, { n: history.count ?? UNKNOWN })),
            children: <Timeline entity={entity} history={history} />,
          },
        ]
      : []),
    ...(id !== null
      ? [
          {
            key: FILES,
            label: say(fill(FILES_LABEL, { n: files.data?.length ?? UNKNOWN })),
            children: <Attachments entity={entity.id} id={id} mayChange={mayChangeFiles} onlyOwn={isDocument(entity)} />,
          },
        ]
      : []),
    ...(found || related.isError
      ? [
          {
            key: RELATED,
            label: say(fill(RELATED_LABEL, { n: found ? found.before.length + found.after.length : UNKNOWN })),
            children: found ? (
              <Related id={id ?? ''} number={String(draft['number'] ?? '')} found={found} />
            ) : (
              <Refusal error={related.error} />
            ),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return <Tabs size="small" items={items} activeKey={shown ?? items[0]?.key ?? ''} onChange={onTab} />;
}
