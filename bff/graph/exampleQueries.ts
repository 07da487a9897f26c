/** The tabs that GraphiQL opens with. All have results with the demo data. */
export const EXAMPLE_QUERIES: readonly { query: string; variables?: string }[] = [
  {
    query: `# A storefront as its visitors see it: the host picks the caterer.
query Storefront($host: String!) {
  storefront(host: $host) {
    __typename
    ... on Cater {
      name
      minCovers
      categories { name menus { name price savingPercent } }
    }
    ... on StorefrontClosed { message }
    ... on StorefrontUnknown { mainSiteUrl }
  }
}
`,
    variables: '{ "host": "smagen.localhost" }',
  },
  {
    query: `# A part of a list. For the part after it, send endCursor as after.
query Caterers($after: String) {
  caters(first: 2, after: $after, place: "8000") {
    totalCount
    edges { node { name slug city rating { average count } } }
    pageInfo { hasNextPage endCursor }
  }
}
`,
    variables: '{ "after": null }',
  },
  {
    query: `# A session in a cookie, which GraphiQL uses outside production only. After it the next tabs answer.
mutation LogIn($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on Login { viewer { email role cater { number name } } }
    ... on UserError { message }
  }
}
`,
    variables: '{ "input": { "email": "smagen@demo.dk", "password": "demo-1234" } }',
  },
  {
    query: `# Who is logged in, and the newest orders that await an answer.
query MyOrders {
  viewer {
    email
    cater {
      administration { accountNumber }
      orders(first: 5, status: AWAITING_APPROVAL) {
        totalCount
        edges { node { reference orderer deliveryDate deliveryTime price viewerCanAccept } }
      }
    }
  }
}
`,
  },
  {
    query: `# What the kitchen makes, and how trade goes; for the caterer's own people.
query Kitchen($from: Date!, $to: Date!) {
  viewer {
    cater {
      statistics { awaiting unpaid upcoming topMenus { name covers turnover } }
      production(from: $from, to: $to) { date orders covers menus { name covers } }
    }
  }
}
`,
    variables: '{ "from": "2027-01-01", "to": "2027-01-31" }',
  },
  {
    query: `# Everything by its global id; a caterer's is the number 55 with its type before it.
query Node($id: ID!) {
  node(id: $id) { __typename id ... on Cater { name services { name price isRequired } } }
}
`,
    variables: '{ "id": "Q2F0ZXI6NTU=" }',
  },
]
