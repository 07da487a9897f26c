import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { type FormFile, newCater, requiredFields, createCaterFixture } from './testing/caterFixture.ts'

let service: TestApp
let fixture: ReturnType<typeof createCaterFixture>
beforeAll(async () => {
  service = await openTestApp()
  fixture = createCaterFixture(service)
  return () => service.close()
})

const full = '/api/v2/caters/full'
const issuesOf = (answer: { json(): { errors?: { path: string; validatorKey: string }[] } }) =>
  answer.json().errors?.map(({ path, validatorKey }) => [path, validatorKey])

async function picture(
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff',
  name: string,
  background = '#b01020',
): Promise<FormFile> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  return { bytes: await image.toFormat(format).toBuffer(), name }
}

const text: FormFile = { bytes: Buffer.from('Ikke et billede'), name: 'logo.jpg' }

describe('a new caterer with pictures', () => {
  test('FIR-4, FIR-5, FIR-7 stores logo and banner, and takes its accent from the logo', async () => {
    const { admin } = await fixture.addActors()
    const answer = await fixture.sendForm(
      'POST',
      '/api/caters/create',
      { ...newCater, accentColor: null },
      {
        token: admin,
        files: {
          banner: await picture('jpeg', 'banner.jpg', '#3366ff'),
          logo: await picture('png', 'logo.png', '#a11021'),
        },
      },
    )
    expect(answer.statusCode).toBe(201)
    const { cater } = answer.json()
    expect(cater).toMatchObject({
      logoImage: { width: 60, height: 40 },
      bannerImage: { width: 60, height: 40 },
      city: 'Aarhus C',
      accentColor: '#a11021',
    })
    for (const path of [cater.logoImagePath, cater.bannerimage]) {
      const image = await service.app.inject({ url: `/api/caters/images/${cater.id}/${path}?w=320` })
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
  })

  test('is created once for an idempotency key; other pictures with that key are 422', async () => {
    const { admin } = await fixture.addActors()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { ...newCater, name: crypto.randomUUID() }
    const create = (logo: FormFile) =>
      fixture.sendForm('POST', '/api/caters/create', body, { token: admin, headers, files: { logo } })
    const first = await create(await picture('png', 'logo.png'))
    expect((await create(await picture('png', 'logo.png'))).json()).toEqual(first.json())
    expect((await create(await picture('png', 'logo.png', '#00ff00'))).statusCode).toBe(422)
    const created = await service.db.selectFrom('cater').select('id').where('name', '=', body.name).execute()
    expect(created).toEqual([{ id: first.json().cater.id }])
  })

  test.each([
    ['no field `cater`', undefined, [['cater', 'required']]],
    ['a field `cater` that is no JSON', '{', [['cater', 'invalid']]],
    ['a field `cater` that holds nothing', {}, Object.keys(requiredFields).map((field) => [field, 'required'])],
    ['a postal code that is none', { ...newCater, zipCode: '0001' }, [['zipCode', 'unknown']]],
  ])('FIR-5 %s is 422 with the caterer’s field names', async (_, cater, issues) => {
    const { admin } = await fixture.addActors()
    const answer = await fixture.sendForm('POST', '/api/caters/create', cater, { token: admin })
    expect(answer.statusCode).toBe(422)
    expect(issuesOf(answer)?.sort()).toEqual(issues.sort())
  })
})

describe('new pictures of a caterer', () => {
  test('FIR-5 replace the old ones; the logo’s text stays, and can be changed alone', async () => {
    const { id, own, admin } = await fixture.addActors()
    const save = async (change: object, files: Record<string, FormFile>, token = own) =>
      (await fixture.sendForm('PUT', full, { id, ...change }, { token, files })).json().cater
    const first = await save(
      { logoImageAlt: ' Vores logo ' },
      { logo: await picture('png', 'a.png'), banner: await picture('png', 'b.png') },
    )
    expect(first.logoImageAlt).toBe('Vores logo')
    const second = await save({ name: 'Nyt' }, { logo: await picture('png', 'c.png', '#102080') }, admin)
    expect(second).toMatchObject({ name: 'Nyt', logoImageAlt: 'Vores logo', bannerimage: first.bannerimage })
    expect(second.logoImagePath).not.toBe(first.logoImagePath)
    const images = await service.db.selectFrom('image').select(['use', 'path']).where('caterId', '=', id).execute()
    expect(images).toHaveLength(2)
    expect(images).toContainEqual({ use: 'logo', path: second.logoImagePath })
    const answer = await fixture.send('PUT', '/api/v2/caters', { id, logoImageAlt: 'Smagens logo' }, { token: own })
    expect(answer.json().cater).toMatchObject({ logoImageAlt: 'Smagens logo', logoImagePath: second.logoImagePath })
    expect((await fixture.listChanges(id)).slice(1)).toEqual([
      {
        by: 'Anna Admin',
        before: expect.objectContaining({ logoImagePath: first.logoImagePath }),
        after: { name: 'Nyt', logoImagePath: second.logoImagePath, logoImage: second.logoImage },
      },
      { by: 'Uffe User', before: { logoImageAlt: 'Vores logo' }, after: { logoImageAlt: 'Smagens logo' } },
    ])
  })

  test('FIR-7 a chosen accent does not change with the logo', async () => {
    const { id, own } = await fixture.addActors({ accentColor: '#14595f' })
    const save = async (change: object, background: string) =>
      (
        await fixture.sendForm(
          'PUT',
          full,
          { id, ...change },
          {
            token: own,
            files: { logo: await picture('png', 'logo.png', background) },
          },
        )
      ).json().cater.accentColor
    expect(await save({}, '#a11021')).toBe('#14595f')
    expect(await save({ accentColor: '#7a2450' }, '#a11021')).toBe('#7a2450')
    expect(await save({ accentColor: null }, '#a11021')).toBe('#a11021')
    expect(await save({ accentColor: null }, '#ffffff')).toBeNull()
  })

  test.each([
    ['a jpeg that is called png', 'jpeg', 'logo.png'],
    ['a png that is called jpg', 'png', 'logo.jpg'],
    ['a gif', 'gif', 'logo.gif'],
    ['a png without a proper name', 'png', 'logo'],
  ] as const)('FIR-4 %s is accepted', async (_, format, name) => {
    const { id, own } = await fixture.addActors()
    const files = { logo: await picture(format, name) }
    const answer = await fixture.sendForm('PUT', full, { id }, { token: own, files })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().cater.logoImage).toMatchObject({ width: 60, height: 40 })
  })

  test('FIR-7 a damaged but displayable logo gives its accent, too', async () => {
    const { id, own } = await fixture.addActors()
    const answer = await fixture.sendForm('PUT', full, { id }, { token: own, files: { logo: await damaged() } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().cater).toMatchObject({ logoImage: { width: 400 }, accentColor: '#b11020' })
  })

  test.each([
    ['text that is called jpg', async () => ({ logo: text }), [['logo', 'not_an_image']]],
    ['nothing', async () => ({ banner: { bytes: Buffer.alloc(0), name: 'b.png' } }), [['banner', 'not_an_image']]],
    ['half a picture', async () => ({ logo: await half() }), [['logo', 'not_an_image']]],
    ['webp', async () => ({ logo: await picture('webp', 'logo.png') }), [['logo', 'image_type']]],
    ['tiff', async () => ({ banner: await picture('tiff', 'b.jpg') }), [['banner', 'image_type']]],
    ['a file of no field', async () => ({ avatar: await picture('png', 'a.png') }), [['avatar', 'unknown']]],
    [
      'two logos',
      async () => ({ logo1: await picture('png', 'a.png'), logo2: await picture('png', 'b.png') }),
      [['logo', 'max']],
    ],
  ])('FIR-4 %s rejects the whole form', async (_, files, issues) => {
    const { id, own, admin } = await fixture.addActors()
    const before = (await fixture.get(`/api/v2/caters/${id}`, admin)).json()
    const answer = await fixture.sendForm('PUT', full, { id, name: 'Nyt' }, { token: own, files: await files() })
    expect([answer.statusCode, issuesOf(answer)]).toEqual([422, issues])
    expect((await fixture.get(`/api/v2/caters/${id}`, admin)).json()).toEqual(before)
  })

  test('FIR-5 may be missing in the form; If-Match applies to it, too', async () => {
    const { id, own } = await fixture.addActors()
    const saved = await fixture.sendForm('PUT', full, { id, name: 'Nyt' }, { token: own })
    expect(saved.json().cater).toMatchObject({ name: 'Nyt', logoImagePath: null })
    const late = await fixture.sendForm(
      'PUT',
      full,
      { id, name: 'Igen' },
      { token: own, headers: { 'if-match': '"x"' } },
    )
    expect(late.statusCode).toBe(412)
  })
})

/** A complete file whose damage shows only while decoding. */
async function damaged(): Promise<FormFile> {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#b11020' } })
    .jpeg()
    .toBuffer()
  bytes.set([0xff, 0xd3], bytes.indexOf(Buffer.from([0xff, 0xda])) + 200)
  return { bytes, name: 'logo.jpg' }
}

async function half(): Promise<FormFile> {
  const { bytes } = await picture('jpeg', '')
  return { bytes: bytes.subarray(0, bytes.length / 2), name: 'logo.jpg' }
}
