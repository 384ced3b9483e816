import { UserOutlined } from '@ant-design/icons';
import type { RuleBroken, Text } from '@takt/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Avatar, Button, Form, Input, Select, Skeleton } from 'antd';
import { type ChangeEvent, useState } from 'react';
import { Refusal, Sheet, useDone, useSay } from '@takt/web/host';
import { fileAddress, loadProfile, type OwnProfile, type Profile as Person, saveProfile } from './account.ts';
import { Devices } from './devices.tsx';
import { AVATAR_TYPES, avatarProblem, emailProblem, mobileProblem } from './profile-check.ts';
import style from './user-center.module.css';

const TITLE: Text = ['个人信息', 'My profile'];
const SAVE: Text = ['保存个人信息', 'Save my profile'];
const SAVED: Text = ['个人信息已保存', 'Your profile has been saved'];
const CHOOSE: Text = ['更换头像', 'Change the picture'];
const FIXED: readonly (readonly [keyof Person, Text])[] = [
  ['username', ['用户名', 'User name']],
  ['realName', ['姓名', 'Name']],
  ['realNameEn', ['英文名', 'English name']],
  ['department', ['部门', 'Department']],
  ['engineerCode', ['工号', 'Employee number']],
  ['officeLocation', ['办公地点', 'Office']],
  ['fax', ['传真', 'Fax']],
  ['description', ['描述', 'Description']],
];
const NICKNAME: Text = ['昵称', 'Nickname'];
const MOBILE: Text = ['手机号码', 'Mobile number'];
const EMAIL: Text = ['邮箱', 'E-mail'];
const GENDER: Text = ['性别', 'Gender'];
const REGION: Text = ['地区', 'Region'];
const SIGNATURE: Text = ['个性签名', 'Signature'];
const GENDERS: readonly { readonly value: string; readonly text: Text }[] = [
  { value: 'secret', text: ['保密', 'Secret'] },
  { value: 'man', text: ['男', 'Man'] },
  { value: 'woman', text: ['女', 'Woman'] },
];

/** What the person is to the system, and which part of it is theirs to change. */
export function Profile() {
  const person = useQuery({ queryKey: ['profile'], queryFn: loadProfile });
  return (
    <>
      <Sheet title={TITLE}>
        {person.data ? <ProfileForm person={person.data} /> : <Skeleton active />}
        <Refusal error={person.error} />
      </Sheet>
      <Devices />
    </>
  );
}

/** A rule of the form that says what one of ours says. */
const judgedBy = (say: (text: Text) => string) => (problemOf: (value: string | null) => RuleBroken | null) => ({
  validator: async (_: unknown, value: string | null) => {
    const broken = problemOf(value);
    if (broken) throw new Error(say(broken.text));
  },
});

function ProfileForm({ person }: { readonly person: Person }) {
  const say = useSay();
  const judged = judgedBy(say);
  const done = useDone();
  const client = useQueryClient();
  const [avatar, setAvatar] = useState<Chosen | null>(null);
  const saving = useMutation({
    mutationFn: (own: OwnProfile) => saveProfile(own, avatar?.file ?? null),
    onSuccess: () => {
      setAvatar(null);
      done(SAVED);
      return client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  return (
    <Form<OwnProfile> layout="vertical" requiredMark={false} initialValues={person} onFinish={(own) => saving.mutate(own)}>
      <div className={style['person']}>
        <Picture current={person.avatar} chosen={avatar} onChoose={setAvatar} />
        <dl className={style['facts']}>
          {FIXED.map(([name, label]) => (
            <div key={name}>
              <dt>{say(label)}</dt>
              <dd>{person[name] || '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={style['fields']}>
        <Form.Item name="nickname" label={say(NICKNAME)}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="telephone" label={say(MOBILE)} rules={[judged(mobileProblem)]} validateTrigger="onBlur">
          <Input maxLength={11} inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="email" label={say(EMAIL)} rules={[judged(emailProblem)]} validateTrigger="onBlur">
          <Input maxLength={100} inputMode="email" autoComplete="email" />
        </Form.Item>
        <Form.Item name="gender" label={say(GENDER)}>
          <Select options={GENDERS.map(({ value, text }) => ({ value, label: say(text) }))} />
        </Form.Item>
        <Form.Item name="region" label={say(REGION)}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="signature" label={say(SIGNATURE)}>
          <Input maxLength={100} />
        </Form.Item>
      </div>
      <Refusal error={saving.error} />
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {say(SAVE)}
      </Button>
    </Form>
  );
}

/** A picture picked but not saved, with the address under which the browser shows it. */
interface Chosen {
  readonly file: File;
  readonly url: string;
}
interface PictureProps {
  readonly current: string | null;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The person's picture; a new one is shown at once and goes with the form. */
function Picture({ current, chosen, onChoose }: PictureProps) {
  const say = useSay();
  const [problem, setProblem] = useState<RuleBroken | null>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const broken = avatarProblem(file);
    setProblem(broken);
    if (broken) return;
    if (chosen) URL.revokeObjectURL(chosen.url);
    onChoose({ file, url: URL.createObjectURL(file) });
  };
  return (
    <div className={style['picture']}>
      <Avatar size={96} src={chosen?.url ?? (current === null ? undefined : fileAddress(current))} icon={<UserOutlined />} />
      <label className={style['choose']}>
        {say(CHOOSE)}
        <input type="file" accept={AVATAR_TYPES.join(',')} onChange={choose} />
      </label>
      {problem && (
        <div className={style['wrong']} role="alert">
          {say(problem.text)}
        </div>
      )}
    </div>
  );
}
