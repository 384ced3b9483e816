import { DownOutlined } from '@ant-design/icons';
import { type AnyDocument, fill, type Text } from '@takt/model';
import { Popover } from 'antd';
import { Fragment, Suspense } from 'react';
import type { Related, RelatedDocument } from '../../api/records.ts';
import { useSay } from '../../kit/say.tsx';
import { StateTag } from '../../kit/state-tag.tsx';
import { useEntity } from '../../product/assembly.ts';
import type { NamedRow } from '../editable.ts';
import { RelatedChip } from './related-chip.tsx';
import style from './chain.module.css';

const LABEL: Text = ['单据链', 'Chain of documents'];
const SEVERAL: Text = ['{n} 张单据', '{n} documents'];

interface ChainProps {
  readonly doc: AnyDocument;
  readonly row: NamedRow;
  readonly found: Related;
}

/** The whole chain a document stands in, in one row from what it began with to what came of it; several of a kind fold into one. */
export function Chain({ doc, row, found: { before, after } }: ChainProps) {
  const say = useSay();
  if (before.length + after.length === 0) return null;
  const state = doc.states[row.status];
  return (
    <nav className={style['chain']} aria-label={say(LABEL)}>
      {kindsIn(before).map((documents) => (
        <Fragment key={documents[0]?.id}>
          <Kind documents={documents} />
          <Arrow />
        </Fragment>
      ))}
      <div className={`${style['node']} ${style['here']}`} aria-current="true">
        <span className={style['kind']}>{say(doc.label)}</span>
        {state && <StateTag state={state} />}
        <span className={style['number']}>{String(row['number'])}</span>
      </div>
      {kindsIn(after).map((documents) => (
        <Fragment key={documents[0]?.id}>
          <Arrow />
          <Kind documents={documents} />
        </Fragment>
      ))}
    </nav>
  );
}

const Arrow = () => (
  <span className={style['arrow']} aria-hidden="true">
    →
  </span>
);

/** Documents of one kind at one distance stand in one place. */
const kindsIn = (documents: readonly RelatedDocument[]): readonly (readonly RelatedDocument[])[] => [
  ...Map.groupBy(documents, ({ step, entity }) => `${step} ${entity}`).values(),
];

function Kind({ documents }: { readonly documents: readonly RelatedDocument[] }) {
  const [only, ...others] = documents;
  if (!only) return null;
  return (
    <Suspense fallback={<div className={style['node']} />}>
      {others.length === 0 ? (
        <div className={style['node']}>
          <RelatedChip document={only} stacked />
        </div>
      ) : (
        <Several documents={documents} entity={only.entity} />
      )}
    </Suspense>
  );
}

function Several({ documents, entity }: { readonly documents: readonly RelatedDocument[]; readonly entity: string }) {
  const say = useSay();
  const label = useEntity(entity)?.label;
  const list = (
    <div className={style['list']}>
      {documents.map((document) => (
        <RelatedChip key={document.id} document={document} />
      ))}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottom" content={list}>
      <button type="button" className={`${style['node']} ${style['several']}`}>
        <span className={style['kind']}>{label && say(label)}</span>
        <span className={style['number']}>
          {say(fill(SEVERAL, { n: documents.length }))} <DownOutlined />
        </span>
      </button>
    </Popover>
  );
}
