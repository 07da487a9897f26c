/**
 * @generated SignedSource<<765b53398470e2110306b64c699f901c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaterMatch = "DOES_NOT_FIT" | "NOT_DELIVERED" | "NO_COURSE" | "NO_MENU" | "OTHER_DATE" | "OVER_BUDGET" | "POSSIBLE" | "UNDECLARED" | "%future added value";
export type Fit = "CAN_BE_CHOSEN" | "DOES_NOT_FIT" | "FITS" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnswerCard_edge$data = {
  readonly coverPrice: number | null | undefined;
  readonly fit: Fit | null | undefined;
  readonly kilometres: number | null | undefined;
  readonly match: CaterMatch;
  readonly menu: {
    readonly __typename: "FoundMenu";
  } | null | undefined;
  readonly next: string | null | undefined;
  readonly node: {
    readonly accentColor: string | null | undefined;
    readonly banner: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null | undefined;
    readonly city: string | null | undefined;
    readonly name: string;
    readonly number: number;
    readonly offersDelivery: boolean;
    readonly rating: {
      readonly " $fragmentSpreads": FragmentRefs<"Stars_rating">;
    } | null | undefined;
    readonly slug: string | null | undefined;
  };
  readonly reasons: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly totalPrice: {
    readonly perCover: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerPrice_edge">;
  readonly " $fragmentType": "AnswerCard_edge";
};
export type AnswerCard_edge$key = {
  readonly " $data"?: AnswerCard_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerCard_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerCard_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "next",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kilometres",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WholePrice",
      "kind": "LinkedField",
      "name": "totalPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perCover",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FoundMenu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerPrice_edge"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accentColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offersDelivery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "banner",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Rating",
          "kind": "LinkedField",
          "name": "rating",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Stars_rating"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FoundCaterEdge",
  "abstractKey": null
};

(node as any).hash = "9222a35096ae58aff06bd877707782eb";

export default node;
