/**
 * @generated SignedSource<<14ed10f7990f19771a2fcadfd3a06bde>>
 * @relayHash 1d3c4200144d42a870e4409826f101fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef6e6bc2f5c66702ec8fe53f9e515dac99e0a02c033524407dd9c557b5ddbd3d

import type { ConcreteRequest } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type PricePeriodType = "FIXED_DAY" | "HOLIDAY" | "OFFER" | "%future added value";
export type UnavailableCode = "BELOW_MIN_COVERS" | "BELOW_ZONE_MINIMUM" | "CLOSED_DATE" | "CLOSED_WEEKDAY" | "DAY_FULL" | "HOLIDAY" | "LEAD_TIME" | "MENU_AGE_LIMIT" | "MENU_NOT_OFFERED" | "MENU_SOLD_OUT" | "NOT_DELIVERED" | "OUTSIDE_HOURS" | "PAST" | "TOO_FAR_AHEAD" | "%future added value";
export type TakeOrderInput = {
  beyond?: ReadonlyArray<UnavailableCode> | null | undefined;
  order: PlaceOrderInput;
};
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
export type useCreatePhoneOrderMutation$variables = {
  input: TakeOrderInput;
};
export type useCreatePhoneOrderMutation$data = {
  readonly takeOrder: {
    readonly __typename: "NotAvailable";
    readonly alternatives: ReadonlyArray<string>;
    readonly reasons: ReadonlyArray<{
      readonly code: UnavailableCode;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "Order";
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
export type useCreatePhoneOrderMutation = {
  response: useCreatePhoneOrderMutation$data;
  variables: useCreatePhoneOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
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
    }
  ],
  "type": "Order",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
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
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationFailed",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnavailableReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
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
v7 = {
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
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/)
  ],
  "type": "TooManyAttempts",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreatePhoneOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePhoneOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef6e6bc2f5c66702ec8fe53f9e515dac99e0a02c033524407dd9c557b5ddbd3d",
    "metadata": {},
    "name": "useCreatePhoneOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "965e7fa45d8e5ff7349151b2cb84f96c";

export default node;
