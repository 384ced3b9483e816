import { type Text, fill } from '@takt/model';
import { useCallback, useEffect, useState } from 'react';
import { loadLocal, loadOptions, saveLocal, useSay } from '@takt/web/light';
import { Frame } from './kit/frame.tsx';
import { Card, Quiet, Strip } from './kit/parts.tsx';
import type { HandheldAssembly, Place } from './task.ts';
import { useOfflineAnswer } from './use-offline-answer.ts';

const KEY = 'handheld_place';
const CHOOSE: Text = ['选择{what}', 'Choose the {what}'];
const NONE: Text = ['没有可选的{what}，请联系管理员授权', 'There is no {what} you may work in; ask an administrator'];

const remembered = (): Place | null => {
  try {
    const { id, label } = JSON.parse(loadLocal(KEY) ?? 'null') as Place;
    return typeof id === 'string' ? { id, label } : null;
  } catch {
    return null;
  }
};

/** Where the person works; this device remembers it. */
export function useChosenPlace(): readonly [Place | null, (place: Place | null) => void] {
  const [place, setPlace] = useState(remembered);
  const choose = useCallback((next: Place | null): void => {
    saveLocal(KEY, next && JSON.stringify(next));
    setPlace(next);
  }, []);
  return [place, choose];
}

/** Asked once; where there is only one, nobody is asked. */
export function ChoosePlace({
  of: { entity, label },
  onChoose,
}: {
  readonly of: HandheldAssembly['place'];
  readonly onChoose: (place: Place) => void;
}) {
  const say = useSay();
  const known = useOfflineAnswer(`places ${entity}`, () => loadOptions(entity, ''));
  const places = known.data?.map(({ value, label: name }): Place => ({ id: value, label: name })) ?? [];
  const only = places.length === 1 ? places[0] : undefined;
  useEffect(() => {
    if (only) onChoose(only);
  }, [only, onChoose]);
  const what = say(label);
  return (
    <Frame title={fill(CHOOSE, { what })} back={null}>
      <Strip feedback={known.error && { text: known.error.text, feeling: 'bad', unblock: known.error.unblock }} />
      {known.data && places.length === 0 && <Quiet text={fill(NONE, { what })} />}
      {places.map((place) => (
        <Card key={place.id} title={place.label} onPress={() => onChoose(place)} />
      ))}
    </Frame>
  );
}
