import { type GuardContext, command, moveSentence, type Text, user, userAccount } from '@takt/model';
import { User } from './user.ts';

const stateCode = (name: keyof typeof userAccount.states): string => userAccount.states[name].code;
const isSelf = (row: User, { actor }: GuardContext): boolean => row.id === actor.userId;
const self: Text = ['不能对自己的账号执行此操作', 'This cannot be done to your own account'];

/** Lets somebody in again whom wrong passwords or an old one have locked out. */
export const unlockUser = command()(
  'system.unlockUser',
  ['解锁', 'Unlock'],
  { user: user('用户', 'User', { required: true }) },
  {
    needs: 'system.user.unlock',
    on: {
      entity: User.id,
      as: 'user',
      confirm: ['解锁后该用户可立即用原密码登录。', 'The user can sign in with the present password at once.'],
      needs: [
        {
          id: 'locked',
          must: (row: User) => row.userStatus === stateCode('locked'),
          else: moveSentence(userAccount, 'unlock'),
        },
      ],
    },
  },
);

/** Nothing but a new password gets the person in next time. */
export const demandPassword = command()(
  'system.demandPassword',
  ['要求修改密码', 'Require a new password'],
  { user: user('用户', 'User', { required: true }) },
  {
    needs: 'system.user.password',
    on: {
      entity: User.id,
      as: 'user',
      confirm: [
        '该用户下次用密码登录时必须先修改密码；现有登录不受影响，需要时请另外强制退出。',
        'At the next sign-in with the password it must be changed first. Present sign-ins go on; force a sign-out to end them.',
      ],
      needs: [
        {
          id: 'self',
          must: (row: User, at: GuardContext) => !isSelf(row, at),
          else: self,
          unblock: ['请在用户菜单中修改密码', 'Change your password in the user menu'],
        },
        {
          id: 'due',
          must: (row: User) => row.passwordDue !== '1',
          else: ['该用户已被要求修改密码', 'The user has to change the password already'],
        },
      ],
    },
  },
);

/** For somebody who has lost the phone, the passkey and the codes. */
export const resetFactors = command()(
  'system.resetFactors',
  ['重置二次验证', 'Reset the second factor'],
  { user: user('用户', 'User', { required: true }) },
  {
    needs: 'system.user.factor',
    proof: true,
    on: {
      entity: User.id,
      as: 'user',
      confirm: [
        '该用户的身份验证器、通行密钥和恢复码立即失效，下次只凭密码登录，要求二次验证的须重新设置；请先当面或电话确认是本人。',
        'The authenticator, passkeys and recovery codes end at once; the password alone lets the user in, to set up new ones where required. Make sure who asks.',
      ],
      needs: [
        {
          id: 'self',
          must: (row: User, at: GuardContext) => !isSelf(row, at),
          else: self,
          unblock: ['请在用户菜单的「二次验证」中更换', 'Change it under “Second factor” in the user menu'],
        },
        {
          id: 'set',
          must: (row: User) => row.factorSet === '1',
          else: ['该用户没有设置二次验证', 'The user has no second factor'],
        },
      ],
    },
  },
);

/** Forgets a face; its owner may register one again. */
export const resetFace = command()(
  'system.resetFace',
  ['解除人脸绑定', 'Unbind the face'],
  { user: user('用户', 'User', { required: true }) },
  {
    needs: 'system.user.face',
    on: {
      entity: User.id,
      as: 'user',
      confirm: ['人脸特征立即删除，需要本人重新注册。', 'The face data is deleted at once; only the user can register it again.'],
      needs: [
        { id: 'bound', must: (row: User) => row.faceBound === '1', else: ['该用户没有绑定人脸', 'The user has no face bound'] },
      ],
    },
  },
);
