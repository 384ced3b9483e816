import { isDocument, type State, stateOfCode, type Text } from '@takt/model';
import { useSay } from '../kit/say.tsx';
import { StateTag } from '../kit/state-tag.tsx';
import { useEntity } from '../product/assembly.ts';
import { usePages } from '../product/pages.tsx';
import { useMenu } from '../product/use-menu.ts';
import { pageOf } from '../scan/find.ts';
import type { Recent } from './recent-documents.ts';
import { TileRow, TileRows, TileText } from './tile-rows.tsx';

const UNKNOWN: Text = ['单据', 'Document'];

export const RecentBody = ({ data }: { readonly data: readonly Recent[] }) => (
  <TileRows>
    {data.map((one) => (
      <Line key={one.id} document={one} />
    ))}
  </TileRows>
);

function Line({ document }: { readonly document: Recent }) {
  const { entity: name, number, status, at } = document;
  const say = useSay();
  const pages = usePages();
  const entity = useEntity(name);
  const page = pageOf(useMenu() ?? [], document);
  const state: State | undefined = entity && isDocument(entity) ? entity.states[stateOfCode(entity, status) ?? ''] : undefined;
  return (
    <TileRow at={at} onOpen={page && (() => pages.open(page))}>
      <TileText as="number">{number}</TileText>
      <TileText as="more">{say(entity?.label ?? UNKNOWN)}</TileText>
      {state && <StateTag state={state} />}
    </TileRow>
  );
}
