import { fill, type Text } from '@takt/model';
import { Card, PageHead, Refusal, SideBySide, useSay } from '@takt/web';
import { Empty, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { ListChooser } from '../list-chooser/list-chooser.tsx';
import { useExtendedScreens } from './calls.ts';
import { FieldEditor } from './field-editor.tsx';
import style from './custom-field.module.css';

const TITLE: Text = ['扩展字段', 'Custom fields'];
const LISTS: Text = ['可扩展的页面', 'Pages to extend'];
const CHOOSE: Text = ['请在左侧选择要扩展的页面', 'Choose on the left what to extend'];
const COUNT: Text = ['扩展字段 {n} 个', 'custom fields: {n}'];

/** Fields a company adds to what the product ships: lists on the left, the fields of one of them on the right. */
export function CustomFieldPage() {
  const say = useSay();
  const { data = [], error, isPending } = useExtendedScreens();
  const [chosen, setChosen] = useState<string | null>(null);
  const screen = data.find(({ route }) => route === chosen) ?? null;
  return (
    <>
      <PageHead title={TITLE} />
      <Refusal error={error} />
      <SideBySide>
        <ListChooser
          label={LISTS}
          screens={data.map((one) => ({
            ...one,
            note: one.fields > 0 && (
              <Tag className={style['count'] ?? ''} aria-label={say(fill(COUNT, { n: one.fields }))}>
                {one.fields}
              </Tag>
            ),
          }))}
          pending={isPending}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Card aria-label={screen ? say(screen.label) : say(TITLE)}>
          {screen && <FieldEditor key={screen.entity} screen={screen} />}
          {!screen && !isPending && (
            <Empty className={style['empty'] ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(CHOOSE)} />
          )}
          {isPending && <Skeleton active />}
        </Card>
      </SideBySide>
    </>
  );
}
