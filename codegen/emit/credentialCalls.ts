import { body, call, errors, json, object, pathSlot, time, type Json } from './openApiParts.ts'

const token: Json = { type: 'string', maxLength: 100 }
const anyText: Json = { type: 'string' }
const password: Json = { type: 'string', maxLength: 1024 }
const success: Json = { success: { const: true } }
const recoveryCodes: Json = { type: 'array', items: { type: 'string' } }
const security: Json[] = []
const own = ['400', '401', '403', '415', '422', '429']

/** The calls behind the pages of signing in, and the user's own security. What forms send their definitions say. */
export const credentialCalls: Record<string, Json> = {
  '/auth': {
    post: call('sign-in', 'Signs in', {
      security,
      description:
        'A browser also gets two cookies: `token`, readable, and `sid`, which is not; both halves are needed then. Ten failures in 15 minutes close the account to sign-in until they have passed. Where two-factor sign-in is on, the answer without `two_fa_code` is 401 `two-factor-required`; the code is one of the authenticator app, or a recovery code.',
      requestBody: body({ email: anyText, password: anyText, two_fa_code: anyText }, ['email', 'password']),
      responses: {
        '200': json('Signed in', { token: { type: 'string' }, expires_at: time() }),
        ...errors('400', '401', '403', '415', '422', '429', '503'),
      },
    }),
    get: call('session', 'Tells when the session ends', {
      description: 'The email is null while a user of a master account works in a sub-account.',
      responses: {
        '200': json('Signed in', { expires_at: time(), email: { type: ['string', 'null'] } }),
        ...errors('401'),
      },
    }),
    delete: call('sign-out', 'Signs out', {
      security,
      responses: { '204': { description: 'Nobody is signed in any more' }, ...errors('403') },
    }),
  },
  '/auth/return': {
    post: call('return-to-master', 'Goes back from a sub-account to the master account', {
      description:
        'The session ends, and one of the person who switched begins, with what is left of its time. A browser gets both cookies anew.',
      responses: {
        '200': json('Signed in there', { token: { type: 'string' }, expires_at: time() }),
        ...errors('401', '403', '409'),
      },
    }),
  },
  '/simulator/mails': {
    get: call('simulator-mails', 'The mail a demo world would have sent', {
      security,
      responses: {
        '200': json('This is a demo world', {
          mails: {
            type: 'array',
            items: object({
              id: { type: 'string', format: 'uuid' },
              to: { type: 'string' },
              subject: { type: 'string' },
              text: { type: 'string' },
              created_at: time(),
            }),
          },
        }),
        ...errors('404'),
      },
    }),
  },
  '/auth/link': {
    post: call('sign-in-by-link', 'Signs in by a link, for an hour', {
      security,
      requestBody: body({ token }, ['token']),
      responses: {
        '200': json('Signed in', { token: { type: 'string' }, expires_at: time() }),
        ...errors('400', '403', '410', '415', '422', '429'),
      },
    }),
  },
  '/operator/links': {
    post: call('make-link', 'Makes a link that signs a person in, or that confirms their address', {
      security,
      description:
        "For the machine itself: there is no such call without the token of the server's data folder. A sign-in link opens `path`.",
      requestBody: body(
        {
          email: anyText,
          purpose: { enum: ['sign-in', 'confirmation'] },
          path: { type: 'string', maxLength: 2000 },
        },
        ['email', 'purpose'],
      ),
      responses: {
        '200': json('Good once, for so many minutes', {
          link: { type: 'string' },
          minutes: { type: 'integer' },
        }),
        ...errors('400', '403', '404', '415', '422', '429'),
      },
    }),
  },
  '/auth/recovery': {
    post: call('recovery', 'Sends a link for choosing a new password', {
      security,
      description: 'The answer is the same whether there is such a person or not.',
      requestBody: body({ email: anyText }, ['email']),
      responses: {
        '202': json('Sent, if there is such a person', success),
        ...errors('400', '403', '415', '422', '429'),
      },
    }),
  },
  '/auth/check-link': {
    post: call('check-link', 'Tells whose link it is, without using it up', {
      security,
      requestBody: body(
        { token, purpose: { enum: ['recovery', 'invitation', 'confirmation', 'email-change'] } },
        ['token', 'purpose'],
      ),
      responses: {
        '200': json('It can be used', { email: { type: 'string' } }),
        ...errors('400', '403', '410', '415', '422', '429'),
      },
    }),
  },
  '/auth/reset-password': {
    post: passwordCall('reset-password', 'Sets a new password by a link of recovery'),
  },
  '/auth/set-password': {
    post: passwordCall('set-password', 'Sets the first password by a link of invitation'),
  },
  '/auth/confirm': { post: linkCall('confirm', 'Confirms an email address') },
  '/auth/switch-activation': {
    post: linkCall('switch-activation', 'Makes a new email address the one to sign in with'),
  },
  '/auth/sessions': {
    get: call('sessions', "Lists the user's own sessions", {
      responses: {
        '200': json('The sessions', {
          sessions: {
            type: 'array',
            items: object({
              id: { type: 'string', format: 'uuid' },
              kind: { enum: ['browser', 'bearer'] },
              current: { type: 'boolean' },
              created_at: time(),
              seen_at: time(),
              expires_at: time(),
              user_agent: { type: 'string' },
              address: { type: 'string' },
            }),
          },
        }),
        ...errors('401', '429'),
      },
    }),
    delete: call('end-sessions', "Ends the user's other sessions", {
      responses: { '200': json('Ended', { ended: { type: 'integer' } }), ...errors('401', '403', '429') },
    }),
  },
  '/auth/sessions/{id}': {
    parameters: [pathSlot('id', { type: 'string' })],
    delete: call('end-session', "Ends one of the user's own sessions", {
      responses: { '200': json('Ended', success), ...errors('401', '403', '404', '429') },
    }),
  },
  '/v1/profile/password': {
    put: call('change-password', 'Changes the password and ends the other sessions', {
      requestBody: body({ password, new_password: password }, ['password', 'new_password']),
      responses: { '200': json('Changed', success), ...errors(...own, '503') },
    }),
  },
  '/v1/profile/two_fa': {
    get: call('two-factor', 'Tells whether two-factor sign-in is on', {
      responses: {
        '200': json('The state', {
          active: { type: 'boolean' },
          begun: { type: 'boolean', description: 'A secret waits for its first code' },
          required: { type: 'boolean', description: 'The account demands it of everybody' },
          recovery_codes_left: { type: 'integer' },
        }),
        ...errors('401', '429'),
      },
    }),
    patch: call('switch-two-factor', 'Begins to switch two-factor sign-in on, or switches it off', {
      description:
        'Given in the query or, so that no log of a proxy keeps the password, in the body. Switching off needs the password, unless it was only begun.',
      parameters: [
        { name: 'two_fa_enable', in: 'query', schema: { enum: ['true', 'false'] } },
        { name: 'password', in: 'query', schema: password },
      ],
      requestBody: {
        ...body({ two_fa_enable: { enum: [true, false, 'true', 'false'] }, password }, []),
        required: false,
      },
      responses: {
        '200': json('The state', {
          is_two_fa_auth_enabled: { type: 'boolean' },
          is_two_fa_auth_active: { type: 'boolean' },
        }),
        ...errors(...own, '409', '503'),
      },
    }),
  },
  '/v1/profile/two_fa/qr': {
    get: call('two-factor-qr', 'The secret for the authenticator app, while switching on', {
      responses: {
        '200': json('The secret', {
          qr_code: { type: 'string', description: 'A picture as a data address' },
          secret: { type: 'string', description: 'Base 32' },
        }),
        ...errors('401', '404', '429'),
      },
    }),
  },
  '/v1/profile/two_fa/verify': {
    patch: call('verify-two-factor', 'Switches two-factor sign-in on with a code of the app', {
      description: 'The code is given in the query or in the body.',
      parameters: [{ name: 'two_fa_code', in: 'query', schema: { type: 'string', maxLength: 20 } }],
      requestBody: { ...body({ two_fa_code: { type: 'string', maxLength: 20 } }, []), required: false },
      responses: {
        '200': json('It is on', { ...success, recovery_codes: recoveryCodes }),
        ...errors(...own, '404'),
      },
    }),
  },
  '/v1/profile/two_fa/recovery_codes': {
    post: call('new-recovery-codes', 'Replaces the recovery codes', {
      requestBody: body({ password }, ['password']),
      responses: {
        '200': json('The new codes', { recovery_codes: recoveryCodes }),
        ...errors(...own, '404', '503'),
      },
    }),
  },
}

function passwordCall(id: string, summary: string): Json {
  return call(id, summary, {
    security,
    requestBody: body({ token, password: anyText }, ['token', 'password']),
    responses: {
      '200': json('Set', { ...success, email: { type: 'string' } }),
      ...errors('400', '403', '410', '415', '422', '429', '503'),
    },
  })
}

function linkCall(id: string, summary: string): Json {
  return call(id, summary, {
    security,
    requestBody: body({ token }, ['token']),
    responses: {
      '200': json('Done', { ...success, email: { type: 'string' } }),
      ...errors('400', '403', '410', '415', '422', '429'),
    },
  })
}
