/**
 * @generated SignedSource<<33add469cd60e545b78181b4bd751826>>
 * @relayHash cae469090c59166b3e638da09e0b1bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4725b246e3f2abc95e06c94970266b70261d473c1f5eb127341fa2304619b6a7

import type { ConcreteRequest } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type PricePeriodType = "FIXED_DAY" | "HOLIDAY" | "OFFER" | "%future added value";
export type PlaceOrderInput = {
  caterNumber: number;
  clock: string;
  comment?: string | null | undefined;
  date: string;
  delivery?: DeliveryInput | null | undefined;
  idempotencyKey: string;
  menus: ReadonlyArray<PlacedMenuInput>;
  needs?: ReadonlyArray<NeedInput> | null | undefined;
  price: number;
  pricePeriod?: PlacedPricePeriodInput | null | undefined;
  services: ReadonlyArray<PlacedServiceInput>;
  user?: OrdererInput | null | undefined;
};
export type DeliveryInput = {
  address: string;
  city: string;
  zipCode: string;
};
export type PlacedMenuInput = {
  amount: number;
  items: ReadonlyArray<PlacedItemInput>;
  price: number;
  text?: string | null | undefined;
  uuid: string;
};
export type PlacedItemInput = {
  amount: number;
  groupUuid?: string | null | undefined;
  uuid: string;
};
export type NeedInput = {
  allergen?: Allergen | null | undefined;
  diet?: Diet | null | undefined;
  guests: number;
  text?: string | null | undefined;
};
export type PlacedPricePeriodInput = {
  difference: number;
  id: string;
  percentage: number;
  type: PricePeriodType;
};
export type PlacedServiceInput = {
  price: number;
  text?: string | null | undefined;
  uuid: string;
};
export type OrdererInput = {
  email?: string | null | undefined;
  firstName: string;
  lastName: string;
  phone: string;
};
export type usePlaceOrderMutation$variables = {
  input: PlaceOrderInput;
};
export type usePlaceOrderMutation$data = {
  readonly placeOrder: {
    readonly __typename: "NotAvailable";
    readonly alternatives: ReadonlyArray<string>;
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
      readonly validatorKey: string;
    }>;
  } | {
    readonly __typename: "PlacedOrder";
    readonly linkToken: string | null | undefined;
    readonly reference: number;
    readonly uuid: string;
  } | {
    readonly __typename: "PriceChanged";
    readonly lines: ReadonlyArray<{
      readonly index: number;
      readonly price: number;
    }>;
    readonly total: number;
  } | {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    readonly __typename: "ValidationFailed";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
      readonly validatorKey: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePlaceOrderMutation = {
  response: usePlaceOrderMutation$data;
  variables: usePlaceOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ValidationIssue",
  "kind": "LinkedField",
  "name": "issues",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validatorKey",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "placeOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "linkToken",
            "storageKey": null
          }
        ],
        "type": "PlacedOrder",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/)
        ],
        "type": "ValidationFailed",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alternatives",
            "storageKey": null
          }
        ],
        "type": "NotAvailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangedLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "index",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          }
        ],
        "type": "PriceChanged",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "TooManyAttempts",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceOrderMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceOrderMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4725b246e3f2abc95e06c94970266b70261d473c1f5eb127341fa2304619b6a7",
    "metadata": {},
    "name": "usePlaceOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59c151860fff83782f8cde13bd53db7a";

export default node;
