// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { sendWithFiles, watchUpload } from './uploads.ts'

/** Records the request instead of sending it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  headers: Record<string, string> = {}
  form = new FormData()
  responseText = '{"data":{}}'
  status = 200
  open = vi.fn<(method: string, address: string) => void>()
  abort = () => this.dispatchEvent(new Event('abort'))
  constructor() {
    super()
    FakeRequest.last = this
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
  }
}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))

const operation = { doc_id: 'abc', operationName: 'useSave', variables: { input: { logo: null, name: 'Æ' } } }
const files = () => ({ 'input.logo': new File(['x'], 'logo.png'), 'input.banner': new File(['yy'], 'banner.png') })

test('files are sent by the multipart request specification, with the header that a foreign site cannot send', async () => {
  const sent = sendWithFiles(operation, files(), new AbortController().signal)
  const { form, headers, open } = FakeRequest.last
  expect(open).toHaveBeenCalledWith('POST', '/graphql')
  expect(headers['x-csrf']).toBe('1')
  expect([...form.keys()]).toEqual(['operations', 'map', '0', '1'])
  expect(JSON.parse(String(form.get('operations')))).toEqual(operation)
  expect(JSON.parse(String(form.get('map')))).toEqual({ 0: ['variables.input.logo'], 1: ['variables.input.banner'] })
  expect((form.get('1') as File).name).toBe('banner.png')
  FakeRequest.last.dispatchEvent(new Event('load'))
  expect(await (await sent).json()).toEqual({ data: {} })
})

test('a watched upload reports the sent fraction', async () => {
  const chosen = files()
  const onProgress = vi.fn<(fraction: number) => void>()
  watchUpload(chosen, onProgress)
  void sendWithFiles(operation, chosen, new AbortController().signal)
  FakeRequest.last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25)
})

test('an upload can be cancelled', async () => {
  const controller = new AbortController()
  const sent = sendWithFiles(operation, files(), controller.signal)
  controller.abort()
  await expect(sent).rejects.toThrow('cancelled')
})
