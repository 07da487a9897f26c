/**
 * @generated SignedSource<<e890b6c81fbca7f9813ca1fe7d92c283>>
 * @relayHash ffcb786e7614f94dc72d19c1602ca26f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa50ea31dd06332cc7973c1ac0d9433f8cc0a13b5b8704056ee68a89056911ba

import type { ConcreteRequest } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type AllergenPresence = "ALWAYS" | "DEPENDS" | "NEVER" | "TRACES" | "UNKNOWN" | "%future added value";
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type Fit = "CAN_BE_CHOSEN" | "DOES_NOT_FIT" | "FITS" | "UNKNOWN" | "%future added value";
export type MenusByFitQuery$variables = {
  diets: ReadonlyArray<Diet>;
  number: number;
  without: ReadonlyArray<Allergen>;
};
export type MenusByFitQuery$data = {
  readonly cater: {
    readonly categories: ReadonlyArray<{
      readonly menus: ReadonlyArray<{
        readonly allergens: ReadonlyArray<{
          readonly allergen: Allergen;
          readonly presence: AllergenPresence;
        }>;
        readonly fit: Fit;
        readonly uuid: string;
      }> | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type MenusByFitQuery = {
  response: MenusByFitQuery$data;
  variables: MenusByFitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "diets"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "without"
},
v3 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "diets",
      "variableName": "diets"
    },
    {
      "kind": "Variable",
      "name": "without",
      "variableName": "without"
    }
  ],
  "kind": "ScalarField",
  "name": "fit",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuAllergen",
  "kind": "LinkedField",
  "name": "allergens",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allergen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "presence",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenusByFitQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Menu",
                "kind": "LinkedField",
                "name": "menus",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MenusByFitQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Menu",
                "kind": "LinkedField",
                "name": "menus",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aa50ea31dd06332cc7973c1ac0d9433f8cc0a13b5b8704056ee68a89056911ba",
    "metadata": {},
    "name": "MenusByFitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "59268c4d9d600878564a28a3a3fe3005";

export default node;
