import type { Text } from '@takt/model';
import { signOut } from '@takt/web/light';
import { Push } from './parts.tsx';

const OUT: Text = ['退出登录', 'Sign out'];

/** Makes room for the next person. */
export const SignOut = () => <Push text={OUT} onPress={() => void signOut()} />;
