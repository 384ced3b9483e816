import { fill, type Text } from '@takt/model';
import { Refusal, useDone, useSay } from '@takt/web';
import { Button } from 'antd';
import { useState } from 'react';
import { usePublishing } from './calls.ts';
import { PartEditor } from './editors.tsx';
import { HeadPreview } from './head-preview.tsx';
import { draftOf, keysOf, type Part, type Shipped, type PublishedConfig, valuesOf } from './parts.ts';
import style from './screen-config.module.css';

const PUBLISH: Text = ['发布', 'Publish'];
const PUBLISHED: Text = ['已发布给{whom}', 'Published: {whom}'];
const WITHDRAW: Text = ['撤回发布', 'Withdraw'];
const WITHDRAWN: Text = ['已撤回，{whom}恢复使用上一级配置', 'Withdrawn; {whom}: what stands above counts again'];
const AS_SHIPPED: Text = ['尚未发布，以下为出厂配置', 'Nothing published yet; this is how it is shipped'];
const AS_EVERYONE: Text = [
  '该角色尚未单独发布，以下为所有人的配置',
  'Nothing published for this role; this is what everyone has',
];
const OWN_FIRST: Text = ['个人自己调整过的列优先于发布的配置', 'Columns people have arranged themselves come first'];

interface EditorProps {
  readonly route: string;
  readonly entity: string;
  readonly role: string | null;
  readonly whom: string;
  readonly part: Part;
  readonly shipped: Shipped;
  readonly published: PublishedConfig;
  readonly everyones: PublishedConfig | null;
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** What of a list counts for somebody: key by key their role's, else everyone's. */
const effectiveConfig = (published: PublishedConfig, everyones: PublishedConfig | null): PublishedConfig => ({
  columns: published.columns ?? everyones?.columns ?? null,
  labels: published.labels ?? everyones?.labels ?? null,
  query: published.query ?? everyones?.query ?? null,
  buttons: published.buttons ?? everyones?.buttons ?? null,
});

/** One part of a list on the desk: what stands, what is being changed, and what comes of it. */
export function ScreenPartEditor({ route, entity, role, whom, part, shipped, published, everyones, onUnsaved }: EditorProps) {
  const say = useSay();
  const done = useDone();
  const seen = effectiveConfig(published, everyones);
  const [draft, setDraft] = useState(() => draftOf(shipped, seen));
  const sending = usePublishing({ route, entity, role, part }, (values) => {
    onUnsaved(false);
    done(fill(values ? PUBLISHED : WITHDRAWN, { whom }));
  });
  const isOwn = keysOf[part].some((key) => published[key] !== null);
  const fromAll = everyones !== null && keysOf[part].some((key) => everyones[key] !== null);
  return (
    <>
      <div className={style['bar']}>
        <span className={style['state']}>
          {!isOwn && say(fromAll ? AS_EVERYONE : AS_SHIPPED)}
          {isOwn && part === 'columns' && say(OWN_FIRST)}
        </span>
        {isOwn && (
          <Button loading={sending.isPending} onClick={() => sending.mutate(null)}>
            {say(WITHDRAW)}
          </Button>
        )}
        <Button type="primary" loading={sending.isPending} onClick={() => sending.mutate(valuesOf(part, draft, seen))}>
          {say(PUBLISH)}
        </Button>
      </div>
      <Refusal error={sending.error} />
      <HeadPreview shipped={shipped} draft={draft} />
      <PartEditor
        part={part}
        shipped={shipped}
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          onUnsaved(true);
        }}
      />
    </>
  );
}
