import { describe, expect, it } from 'vitest'
import { replyKeyword, type ReplyKeyword } from '../../../../src/domain/sms/index.ts'

function check(texts: string[], expected: ReplyKeyword | undefined): void {
  expect(texts.map((text) => [text, replyKeyword(text)])).toEqual(texts.map((text) => [text, expected]))
}

describe('replyKeyword', () => {
  it('reads every keyword of the carriers', () => {
    check(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'], 'stop')
    check(['START', 'UNSTOP'], 'start')
    check(['HELP', 'info', ' Help '], 'help')
  })

  it('reads them in any case and with any space around', () => {
    check(['stop', 'Stop', ' STOP ', 'STOP\n', '\t\r\nquit\u00A0'], 'stop')
    check(['start', '  UnStop  '], 'start')
  })

  it('reads nothing into a longer message, another word or an inherited name', () => {
    check(
      [
        '',
        ' ',
        'STOP it',
        'Please stop',
        'STOP.',
        'STOPP',
        'ST OP',
        'YES',
        'HELP me',
        'constructor',
        'toString',
        '__proto__',
      ],
      undefined,
    )
  })

  it('reads registered keywords besides those of the carriers', () => {
    const registered = { stop: 'STOP,Baja , ALTO', help: 'ayuda, START' }
    const read = (text: string) => replyKeyword(text, registered)
    expect(['baja', ' BAJA ', 'alto', 'STOP'].map(read)).toEqual(['stop', 'stop', 'stop', 'stop'])
    expect(['AYUDA', 'help', 'start'].map(read)).toEqual(['help', 'help', 'start'])
    expect(['', ' ', 'baja ya', 'YES', ','].map(read)).toEqual(Array(5).fill(undefined))
    expect(replyKeyword('', { stop: '', help: '' })).toBeUndefined()
  })
})
