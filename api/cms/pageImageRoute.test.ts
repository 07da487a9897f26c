import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let admin: string
beforeAll(async () => {
  service = await openTestApp()
  admin = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
  return () => service.close()
})

const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer()
const upload = (file: File | null, token: string) => {
  const form = new FormData()
  if (file) form.append('image', file)
  else form.append('name', 'none')
  const headers = { authorization: `Bearer ${token}` }
  return service.app.inject({ method: 'POST', url: '/api/v2/pages/images', headers, payload: form })
}

test('DAY-14 a picture of a page is stored, and served at the address that a block takes', async () => {
  const answer = await upload(new File([new Uint8Array(await picture())], 'fad.png'), admin)
  expect(answer.statusCode).toBe(201)
  const { image } = answer.json()
  expect(image).toMatch(/^\/images\/0\/[0-9a-f]{32}\.(jpg|png)$/)
  const read = await service.app.inject({ method: 'GET', url: `/api/caters${image}` })
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('DAY-14 what is no picture, and no file at all, is refused', async () => {
  const text = await upload(new File(['Ikke et billede'], 'fad.png'), admin)
  expect([text.statusCode, text.json().errors]).toMatchObject([422, [{ path: 'image', validatorKey: 'not_an_image' }]])
  const none = await upload(null, admin)
  expect([none.statusCode, none.json().errors]).toMatchObject([422, [{ path: 'image', validatorKey: 'required' }]])
})

test('DAY-14 only admins store pictures of pages', async () => {
  const { id: caterId } = await addCater(service.db)
  const owner = await service.tokenFor(await addUser(service.db, { role: 'cater', caterId }))
  expect((await upload(new File([new Uint8Array(await picture())], 'fad.png'), owner)).statusCode).toBe(403)
})
