import { fill, type Text } from '@takt/model';
import { Facts, Frame, Push, Strip, useQuestion } from '@takt/handheld';
import { FIND } from './count-find.tsx';
import { type OpenCount, recordCount } from './record-count.ts';

const TITLE: Text = ['空库位', 'Empty place'];
const PLACE: Text = ['库位', 'Location'];
const CONFIRM: Text = ['确认为空', 'It is empty'];
const DONE: Text = ['{place}：空', '{place}: empty'];

interface EmptyPlaceProps {
  readonly count: OpenCount;
  readonly line: { readonly id: string; readonly locationLabel: string };
  readonly onFind: () => void;
  readonly onLeave: () => void;
}
/** A place where the books have nothing: it is so, or something was found. */
export function EmptyPlace({ count, line: { id, locationLabel }, onFind, onLeave }: EmptyPlaceProps) {
  const question = useQuestion();
  const confirm = (key: string): Promise<boolean> =>
    recordCount({ count, lineId: id, countedQty: '0', label: fill(DONE, { place: locationLabel }), key });
  return (
    <Frame
      title={TITLE}
      back={onLeave}
      foot={
        <>
          <Push text={FIND} onPress={onFind} />
          <Push text={CONFIRM} look="main" disabled={question.closed} onPress={() => void question.answer(confirm, onLeave)} />
        </>
      }
    >
      <Strip />
      <Facts rows={[[PLACE, locationLabel]]} />
    </Frame>
  );
}
