import { isValidProfilePhone, isValidSignupPhone } from '@efie/domain/contact';
import { pseudoRandomText } from '../factories/random';
import type { AgentRecord, Role, UserRecord } from '../factories/records';
import { check, hasErrors, isEmail, requireFields, sameEmail, trimmed } from './checks';
import { storeUpload } from './files';
import {
  createFailure,
  createValidationFailure,
  UNAUTHENTICATED,
  type FieldErrors,
  type Result,
} from './result';
import { authenticateAgent, nextId, openSession, authenticateUser, type Store } from './store';
import type { AgentProfileChanges, AgentSignUp, AccountRules, UserSignUp } from './types';
import { toAgentView, toUserView } from './views';

/** Lifetime of a verification code, in minutes. */
const CODE_MINUTES = 60;

const MIN_PASSWORD_LENGTH = 6;

/** Issues a new six-digit code and revokes the account's earlier one. The same email and attempt give the same code. */
export function issueCode(store: Store, role: Role, account: { id: string; email: string }): string {
  const { verifications } = store.state;
  const earlier = verifications.find((entry) => entry.role === role && entry.accountId === account.id);
  const usedCodes = new Set(verifications.map((entry) => entry.code));
  let attempt = earlier ? earlier.attempt : -1;
  let code: string;
  do {
    attempt += 1;
    code = pseudoRandomText(`code|${role}|${account.email.toLowerCase()}|${attempt}`, 6, '0123456789');
  } while (usedCodes.has(code));
  store.state.verifications = [
    ...verifications.filter((entry) => entry !== earlier),
    {
      code,
      email: account.email,
      role,
      accountId: account.id,
      attempt,
      sentAt: store.now(),
      expiresAt: new Date(Date.parse(store.now()) + CODE_MINUTES * 60_000).toISOString(),
    },
  ];
  return code;
}

export function accountRules(store: Store): AccountRules {
  const accountOfRole = (role: Role, email: unknown): UserRecord | AgentRecord | undefined => {
    const accounts: readonly (UserRecord | AgentRecord)[] =
      role === 'user' ? store.state.users : store.state.agents;
    return accounts.find((account) => sameEmail(account.email, email));
  };

  const credentialErrors = (role: Role, input: UserSignUp | AgentSignUp): FieldErrors => {
    const errors: FieldErrors = {};
    requireFields(errors, [
      ['email', 'Email', input.email],
      ['password', 'Password', input.password],
    ]);
    check(errors, 'email', isEmail(input.email), 'Please enter a valid email address');
    check(errors, 'email', !accountOfRole(role, input.email), 'The email has already been taken.');
    check(
      errors,
      'password',
      (input.password ?? '').length >= MIN_PASSWORD_LENGTH,
      `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    );
    check(
      errors,
      'confirmPassword',
      input.confirmPassword === input.password,
      'Passwords do not match. Please ensure both passwords are identical.',
    );
    return errors;
  };

  const findByPassword = <Account extends { email: string; password: string }>(
    accounts: readonly Account[],
    { email, password }: { email?: string | undefined; password?: string | undefined },
  ): Result<{ account: Account }> => {
    const errors: FieldErrors = {};
    requireFields(errors, [
      ['email', 'Email', email],
      ['password', 'Password', password],
    ]);
    if (hasErrors(errors)) return createValidationFailure(errors);
    const account = accounts.find((entry) => sameEmail(entry.email, email) && entry.password === password);
    return account ? { ok: true, account } : createFailure(401, 'Invalid credentials. Please try again.');
  };

  return {
    signUpUser(input) {
      const errors = credentialErrors('user', input);
      requireFields(errors, [['name', 'Name', input.name]]);
      if (hasErrors(errors)) return createValidationFailure(errors);
      const user: UserRecord = {
        id: nextId(store),
        name: trimmed(input.name),
        email: trimmed(input.email),
        password: input.password ?? '',
        emailVerified: false,
        createdAt: store.now(),
      };
      store.state.users.push(user);
      const code = issueCode(store, 'user', user);
      store.notifyChanged();
      return { ok: true, user: toUserView(user), code };
    },

    signUpAgent(input) {
      const errors = credentialErrors('agent', input);
      requireFields(errors, [
        ['fullName', 'Full name', input.fullName],
        ['phone', 'Phone', input.phone],
        ['region', 'Region', input.region],
        ['district', 'District', input.district],
      ]);
      check(
        errors,
        'fullName',
        trimmed(input.fullName).length >= 2,
        'Full name must be at least 2 characters',
      );
      check(
        errors,
        'phone',
        isValidSignupPhone(trimmed(input.phone)),
        'Phone number must be in the format +233 XX XXX XXXX',
      );
      if (hasErrors(errors)) return createValidationFailure(errors);
      const agent: AgentRecord = {
        id: nextId(store),
        fullName: trimmed(input.fullName),
        businessName: trimmed(input.businessName),
        email: trimmed(input.email),
        password: input.password ?? '',
        phone: trimmed(input.phone),
        region: trimmed(input.region),
        district: trimmed(input.district),
        bio: trimmed(input.bio),
        profileImage: null,
        verificationStatus: 'unverified',
        emailVerified: false,
        createdAt: store.now(),
      };
      store.state.agents.push(agent);
      const code = issueCode(store, 'agent', agent);
      store.notifyChanged();
      return { ok: true, agent: toAgentView(store, agent), code };
    },

    logInUser(input) {
      const found = findByPassword(store.state.users, input);
      if (!found.ok) return found;
      const { account: user } = found;
      if (!user.emailVerified) {
        return createFailure(403, 'Email not verified. Please verify your email before logging in.');
      }
      const token = openSession(store, 'user', user.id);
      store.notifyChanged();
      return { ok: true, token, user: toUserView(user) };
    },

    logInAgent(input) {
      const found = findByPassword(store.state.agents, input);
      if (!found.ok) return found;
      const { account: agent } = found;
      const token = openSession(store, 'agent', agent.id);
      store.notifyChanged();
      return { ok: true, token, agent: toAgentView(store, agent) };
    },

    logOut(role, token) {
      const { sessions } = store.state;
      const remaining = sessions.filter((session) => session.role !== role || session.token !== token);
      if (remaining.length === sessions.length) return UNAUTHENTICATED;
      store.state.sessions = remaining;
      store.notifyChanged();
      return { ok: true };
    },

    verifyEmail({ code }) {
      const trimmedCode = trimmed(code);
      if (trimmedCode === '')
        return createValidationFailure({ code: ['Please enter the verification code sent to your email.'] });
      const found = store.state.verifications.find((entry) => entry.code === trimmedCode);
      if (!found || Date.parse(found.expiresAt) <= Date.parse(store.now())) {
        const message = 'Invalid or expired verification code.';
        return createValidationFailure({ code: [message] }, message);
      }
      const accounts: readonly (UserRecord | AgentRecord)[] =
        found.role === 'user' ? store.state.users : store.state.agents;
      const account = accounts.find((candidate) => candidate.id === found.accountId);
      if (account) account.emailVerified = true;
      store.state.verifications = store.state.verifications.filter((entry) => entry !== found);
      store.notifyChanged();
      return { ok: true, role: found.role, email: found.email };
    },

    resendVerification({ email }) {
      const errors: FieldErrors = {};
      requireFields(errors, [['email', 'Email', email]]);
      check(errors, 'email', isEmail(email), 'Please enter a valid email address');
      if (hasErrors(errors)) return createValidationFailure(errors);
      const unverified = (['agent', 'user'] as const).flatMap((role) => {
        const account = accountOfRole(role, email);
        return account && !account.emailVerified ? [{ role, account }] : [];
      });
      const [first] = unverified;
      if (!first) {
        return accountOfRole('agent', email) || accountOfRole('user', email)
          ? createValidationFailure(
              { email: ['This email address is already verified.'] },
              'This email address is already verified.',
            )
          : createFailure(404, 'No account uses this email address.');
      }
      const codes = unverified.map(({ role, account }) => issueCode(store, role, account));
      store.notifyChanged();
      return { ok: true, code: codes[0] ?? '' };
    },

    verificationCodeOf(email) {
      return store.state.verifications.findLast((entry) => sameEmail(entry.email, email))?.code ?? null;
    },

    pendingCodes: () => structuredClone(store.state.verifications).toReversed(),

    getUserProfile(token) {
      const found = authenticateUser(store, token);
      return found.ok ? { ok: true, user: toUserView(found.user) } : found;
    },

    getAgentProfile(token) {
      const found = authenticateAgent(store, token);
      return found.ok ? { ok: true, agent: toAgentView(store, found.agent) } : found;
    },

    updateAgentProfile(token, changes) {
      const found = authenticateAgent(store, token);
      if (!found.ok) return found;
      const errors = profileErrors(changes);
      if (hasErrors(errors)) return createValidationFailure(errors);
      for (const field of PROFILE_FIELDS) {
        const value = changes[field];
        if (value !== undefined) found.agent[field] = trimmed(value);
      }
      store.notifyChanged();
      return { ok: true, agent: toAgentView(store, found.agent) };
    },

    setAgentProfileImage(token, file) {
      const found = authenticateAgent(store, token);
      if (!found.ok) return found;
      const stored = storeUpload(store, file, {
        field: 'profileImage',
        folder: `portraits/${found.agent.id}`,
        accepts: (type) => type.startsWith('image/'),
        wrongType: 'Please select an image file (JPG, PNG, etc.)',
        tooLarge: 'Please select an image smaller than 5MB',
      });
      if (!stored.ok) return stored;
      if (found.agent.profileImage !== null) store.files.delete(found.agent.profileImage);
      found.agent.profileImage = stored.path;
      store.notifyChanged();
      return { ok: true, agent: toAgentView(store, found.agent) };
    },
  };
}

const PROFILE_FIELDS = ['fullName', 'businessName', 'phone', 'region', 'district', 'bio'] as const;

function profileErrors(changes: AgentProfileChanges): FieldErrors {
  const errors: FieldErrors = {};
  const required = {
    fullName: 'Full name is required',
    businessName: 'Business name is required',
    phone: 'Phone number is required',
    region: 'Region is required',
    district: 'District is required',
  } as const;
  for (const [field, message] of Object.entries(required) as [keyof typeof required, string][]) {
    const value = changes[field];
    if (value !== undefined) check(errors, field, trimmed(value) !== '', message);
  }
  if (changes.fullName !== undefined) {
    check(
      errors,
      'fullName',
      trimmed(changes.fullName).length >= 2,
      'Full name must be at least 2 characters',
    );
  }
  if (changes.phone !== undefined) {
    check(errors, 'phone', isValidProfilePhone(trimmed(changes.phone)), 'Please enter a valid phone number');
  }
  return errors;
}
