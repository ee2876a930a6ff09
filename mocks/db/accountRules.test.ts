import { describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts/demoAccounts';
import { createMockDb } from './createMockDb';
import { fileOf, expectSuccess, expectFailure, tokenOf } from './testing';

const USER = {
  name: 'Esi Baidoo',
  email: 'esi@example.com',
  password: 'kente-7',
  confirmPassword: 'kente-7',
};

const AGENT = {
  fullName: 'Kofi Dogbe',
  email: 'kofi@example.com',
  phone: '+233 24 000 1234',
  password: 'kente-7',
  confirmPassword: 'kente-7',
  region: 'Volta',
  district: 'Ho',
};

const small = () => createMockDb({ scenario: 'small' });

describe('sign-up', () => {
  it('creates a user who must verify the email before the first login', () => {
    const db = small();
    const { code, user } = expectSuccess(db.signUpUser(USER));
    expect(user).not.toHaveProperty('password');
    const loginFailure = expectFailure(db.logInUser(USER));
    expect(loginFailure).toMatchObject({ status: 403 });
    expect(loginFailure.message).toContain('not verified');
    expect(expectSuccess(db.verifyEmail({ code })).role).toBe('user');
    const { token } = expectSuccess(db.logInUser({ email: ' ESI@example.com ', password: USER.password }));
    expect(expectSuccess(db.getUserProfile(token)).user).toMatchObject({
      name: 'Esi Baidoo',
      emailVerified: true,
    });
  });

  it('creates an agent on Free; the business name is optional', () => {
    const db = small();
    const { code, agent } = expectSuccess(db.signUpAgent(AGENT));
    expect(agent).toMatchObject({
      businessName: '',
      subscriptionType: 'free',
      listingLimit: 3,
      currentListings: 0,
      emailVerified: false,
      verificationStatus: 'unverified',
    });
    expect(expectSuccess(db.verifyEmail({ code })).role).toBe('agent');
    expect(expectSuccess(db.logInAgent(AGENT)).agent.emailVerified).toBe(true);
  });

  it('reports every empty field', () => {
    const db = small();
    expect(expectFailure(db.signUpUser({})).errors).toMatchObject({
      name: ['Name field is required'],
      email: ['Email field is required'],
      password: ['Password field is required'],
    });
    const agent = expectFailure(db.signUpAgent({}));
    expect(agent).toMatchObject({ status: 422, message: 'The given data was invalid.' });
    expect(Object.keys(agent.errors ?? {}).sort()).toEqual(
      ['district', 'email', 'fullName', 'password', 'phone', 'region'].sort(),
    );
  });

  it('rejects taken and invalid emails, short and differing passwords', () => {
    const db = small();
    expectSuccess(db.signUpUser(USER));
    expect(expectFailure(db.signUpUser(USER)).errors).toEqual({
      email: ['The email has already been taken.'],
    });
    expect(expectFailure(db.signUpUser({ ...USER, email: 'esi' })).errors).toHaveProperty('email');
    expect(
      expectFailure(db.signUpUser({ ...USER, email: 'a@b.c', password: 'x', confirmPassword: 'y' })).errors,
    ).toEqual({
      password: ['Password must be at least 6 characters'],
      confirmPassword: ['Passwords do not match. Please ensure both passwords are identical.'],
    });
    expect(db.signUpAgent({ ...AGENT, email: USER.email }).ok).toBe(true);
  });

  it('ruling 6: accepts only +233 and nine digits, with or without spaces', () => {
    for (const [phone, isValid] of [
      ['+233 24 000 1234', true],
      ['+233240001234', true],
      ['0240001234', false],
      ['+233 24 000 123', false],
      ['+233-24-000-1234', false],
      ['call me', false],
    ] as const) {
      const result = small().signUpAgent({ ...AGENT, phone });
      expect(result.ok, phone).toBe(isValid);
      if (!result.ok) {
        expect(result.errors?.['phone']).toEqual(['Phone number must be in the format +233 XX XXX XXXX']);
      }
    }
  });
});

describe('sessions', () => {
  it('give the same error for a wrong password and an unknown email', () => {
    const db = small();
    const { email } = demoAccount('user');
    for (const input of [
      { email, password: 'wrong-one' },
      { email: 'no@example.com', password: 'wrong-one' },
    ]) {
      for (const result of [db.logInUser(input), db.logInAgent(input)]) {
        expect(expectFailure(result)).toMatchObject({
          status: 401,
          message: 'Invalid credentials. Please try again.',
        });
      }
    }
    expect(expectFailure(db.logInUser({})).errors).toHaveProperty('password');
  });

  it('ruling 74: an unverified agent can log in, but every agent call responds 403', () => {
    const db = small();
    const { token, agent } = expectSuccess(db.logInAgent(demoAccount('agent-unverified-email')));
    expect(agent.emailVerified).toBe(false);
    expect(expectFailure(db.getAgentProfile(token))).toMatchObject({
      status: 403,
      message: 'Please verify your email before logging in.',
    });
  });

  it('have opaque tokens, new for each login and the same on every run', () => {
    const logIn = () => {
      const db = small();
      return [
        expectSuccess(db.logInUser(demoAccount('user'))).token,
        expectSuccess(db.logInUser(demoAccount('user'))).token,
      ];
    };
    const [first, second] = logIn();
    expect(first).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(second).not.toBe(first);
    expect(logIn()).toEqual([first, second]);
  });

  it('end at logout, which needs the right role', () => {
    const db = small();
    const token = tokenOf('user');
    expect(expectFailure(db.logOut('agent', token)).status).toBe(401);
    expectSuccess(db.logOut('user', token));
    expect(expectFailure(db.getUserProfile(token)).status).toBe(401);
    expect(expectFailure(db.logOut('user', token)).status).toBe(401);
  });
});

describe('verification', () => {
  it('gives each email its own code of six characters, the same on every run', () => {
    const codes = ['a@example.com', 'b@example.com'].map(
      (email) => expectSuccess(small().signUpUser({ ...USER, email })).code,
    );
    expect(codes[0]).not.toBe(codes[1]);
    expect(codes.every((code) => /^.{6}$/.test(code))).toBe(true);
    expect(expectSuccess(small().signUpUser({ ...USER, email: 'a@example.com' })).code).toBe(codes[0]);
  });

  it('accepts a code once, trimmed', () => {
    const db = small();
    const { code } = expectSuccess(db.signUpUser(USER));
    const invalidCode = { status: 422, message: 'Invalid or expired verification code.' };
    expect(expectFailure(db.verifyEmail({ code: 'abcdef' }))).toMatchObject(invalidCode);
    expect(expectFailure(db.verifyEmail({})).errors).toHaveProperty('code');
    expectSuccess(db.verifyEmail({ code: ` ${code} ` }));
    expect(expectFailure(db.verifyEmail({ code }))).toMatchObject(invalidCode);
  });

  it('expires after an hour', () => {
    let now = '2026-11-21T10:00:00.000Z';
    const db = createMockDb({ scenario: 'small', now: () => now });
    const { code } = expectSuccess(db.signUpUser(USER));
    now = '2026-11-21T11:00:00.000Z';
    expect(expectFailure(db.verifyEmail({ code })).message).toBe('Invalid or expired verification code.');
    const again = expectSuccess(db.resendVerification({ email: USER.email }));
    expectSuccess(db.verifyEmail({ code: again.code }));
  });

  it('resend replaces the code, and needs an unverified email', () => {
    const db = small();
    const { code } = expectSuccess(db.signUpUser(USER));
    const next = expectSuccess(db.resendVerification({ email: USER.email.toUpperCase() }));
    expect(next.code).not.toBe(code);
    expect(db.verificationCodeOf(USER.email)).toBe(next.code);
    expect(expectFailure(db.verifyEmail({ code })).status).toBe(422);
    expectSuccess(db.verifyEmail({ code: next.code }));
    expect(db.verificationCodeOf(USER.email)).toBeNull();
    expect(expectFailure(db.resendVerification({ email: USER.email })).status).toBe(422);
    expect(expectFailure(db.resendVerification({ email: 'no@example.com' })).status).toBe(404);
    expect(expectFailure(db.resendVerification({})).errors).toEqual({ email: ['Email field is required'] });
  });
});

describe('agent profile', () => {
  it('changes only what was sent, and never the email', () => {
    const db = small();
    const before = expectSuccess(db.getAgentProfile(tokenOf('agent-free'))).agent;
    const changes = { bio: '', phone: '(024) 000-1234', email: 'new@example.com' };
    const after = expectSuccess(db.updateAgentProfile(tokenOf('agent-free'), changes)).agent;
    expect(after).toEqual({ ...before, bio: '', phone: '(024) 000-1234' });
  });

  it('reports invalid fields', () => {
    const db = small();
    const errors = (changes: Parameters<typeof db.updateAgentProfile>[1]) =>
      expectFailure(db.updateAgentProfile(tokenOf('agent-free'), changes)).errors;
    expect(errors({ fullName: '  ' })).toEqual({ fullName: ['Full name is required'] });
    expect(errors({ fullName: ' A ' })).toEqual({ fullName: ['Full name must be at least 2 characters'] });
    expect(errors({ businessName: '', phone: '', region: '', district: '' })).toEqual({
      businessName: ['Business name is required'],
      phone: ['Phone number is required'],
      region: ['Region is required'],
      district: ['District is required'],
    });
    expect(errors({ phone: '024x' })).toEqual({ phone: ['Please enter a valid phone number'] });
  });

  it('accepts any image type up to exactly 5 MB as profile image, and deletes the previous one', () => {
    const db = small();
    const token = tokenOf('agent-free');
    const first = expectSuccess(db.setAgentProfileImage(token, fileOf('image/webp', 5 * 1024 * 1024))).agent
      .profileImage;
    expect(first).toMatch(/^uploads\/portraits\/103\/\d+\.webp$/);
    const second = expectSuccess(db.setAgentProfileImage(token, fileOf('image/png'))).agent.profileImage;
    expect([...db.files.keys()]).toEqual([second]);
    expect(
      expectFailure(db.setAgentProfileImage(token, fileOf('image/png', 5 * 1024 * 1024 + 1))),
    ).toMatchObject({
      status: 413,
      message: 'Please select an image smaller than 5MB',
    });
    expect(expectFailure(db.setAgentProfileImage(token, fileOf('application/pdf'))).errors).toEqual({
      profileImage: ['Please select an image file (JPG, PNG, etc.)'],
    });
    expect(expectFailure(db.setAgentProfileImage(token, null)).status).toBe(422);
  });
});
