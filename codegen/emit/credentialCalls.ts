import { body, call, errors, json, object, time, type Json } from './openApiParts.ts'

const token: Json = { type: 'string', maxLength: 100 }
const anyText: Json = { type: 'string' }
const success: Json = { success: { const: true } }
const security: Json[] = []

/** The calls behind the pages of signing in. What forms send their definitions say. */
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
      description:
        'Where two-factor sign-in is on, the answer without `two_fa_code` is 401 `two-factor-required`, and with an incorrect one 401 `wrong-code`; the link stays valid until the code is correct.',
      requestBody: body({ token, two_fa_code: anyText }, ['token']),
      responses: {
        '200': json('Signed in', { token: { type: 'string' }, expires_at: time() }),
        ...errors('400', '401', '403', '410', '415', '422', '429'),
      },
    }),
  },
  '/operator/links': {
    post: call(
      'make-link',
      'Makes a link that signs a person in, confirms their address, or accepts their invitation',
      {
        security,
        description:
          "For the machine itself: there is no such call without the token of the server's data folder. A sign-in link opens `path`.",
        requestBody: body(
          {
            email: anyText,
            purpose: { enum: ['sign-in', 'confirmation', 'invitation'] },
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
      },
    ),
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
        '200': json('It can be used', {
          email: { type: 'string' },
          company: { type: 'string', description: 'Name of the account, of an invitation.' },
          role: { type: 'string', description: 'What an invited person will be, of an invitation.' },
        }),
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
