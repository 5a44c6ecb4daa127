import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../../../src/engine/data/createApiClient.ts'
import { ApiError } from '../../../../src/engine/registry/apiClient.ts'
import { t } from '../../../support/englishTexts.ts'

type Ending = 'load' | 'error' | 'timeout'

/** Simulates a browser request: reports half of the upload, then ends as specified. */
class FakeRequest {
  static ending: Ending = 'load'
  static answer = { status: 200, text: '{}' }
  static sent: FakeRequest[] = []
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers = new Map<string, string>()
  url = ''
  form: FormData | undefined
  status = 0
  responseText = ''
  getResponseHeader = () => null
  timeout = 0
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void

  open(_method: string, url: string): void {
    this.url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  abort(): void {
    this.onabort?.()
  }
  send(form: FormData): void {
    this.form = form
    FakeRequest.sent.push(this)
    this.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 100 })
    this.status = FakeRequest.answer.status
    this.responseText = FakeRequest.answer.text
    if (FakeRequest.ending === 'load') this.onload?.()
    if (FakeRequest.ending === 'error') this.onerror?.()
    if (FakeRequest.ending === 'timeout') this.ontimeout?.()
  }
}

afterEach(() => vi.unstubAllGlobals())

function upload(ending: Ending, answer = { status: 200, text: '{"uuid":"u"}' }) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  Object.assign(FakeRequest, { ending, answer, sent: [] })
  const shares: number[] = []
  const notices: string[] = []
  const client = createApiClient({
    base: '/api/site',
    token: () => 'secret',
    t,
    onSignedOut: () => notices.push('signed out'),
    onNotice: ({ text }) => notices.push(text),
  })
  const file = new File(['+14155550123'], 'contacts.csv')
  const result = client.upload('/v1/files', 'file', file, { onProgress: (share) => shares.push(share) })
  return { result, shares, notices }
}

describe('an upload', () => {
  it('sends the file with the bearer token and reports progress', async () => {
    const { result, shares } = upload('load')
    expect(await result).toEqual({ uuid: 'u' })
    expect(shares).toEqual([0.5])
    const [request] = FakeRequest.sent
    expect(request?.url).toBe('/api/site/v1/files')
    expect(request?.headers.get('Authorization')).toBe('Bearer secret')
    expect(request?.form?.get('file')).toMatchObject({ name: 'contacts.csv' })
  })

  it.each<[Ending, string]>([
    ['error', 'network'],
    ['timeout', 'timeout'],
  ])('that ends with %s fails with code %s', async (ending, code) => {
    const error: unknown = await upload(ending).result.catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, code })
  })

  it("that is rejected has the server's message", async () => {
    const { result, notices } = upload('load', {
      status: 422,
      text: '{"error":"e","message":"m","code":"empty"}',
    })
    await expect(result).rejects.toMatchObject({ status: 422, code: 'empty', message: 'e' })
    expect(notices).toEqual(['e'])
  })
})
